'use client';
/** Wraps elements as React components. */
import { createComponent } from '@lit/react';
import * as React from 'react';

/** What the manifest lists for an element. */
interface Wrapped {
  tagName: string;
  elementClass: CustomElementConstructor;
  /** Event names by prop: `onMjScore`. */
  events: Readonly<Record<string, string>>;
  /** Attribute names by property: `faceDown`. */
  attributes: Readonly<Record<string, string>>;
}

/** Returns the component for an element. On a page it sets properties and listens to events, also while hydrating. */
export function wrap({ tagName, elementClass, events, attributes }: Wrapped): unknown {
  const displayName = elementClass.name;
  if (typeof document !== 'undefined')
    return createComponent({ react: React, tagName, elementClass: elementClass as never, events, displayName });
  // A server has no elements whose properties it could set, so it writes attributes.
  const OnServer = React.forwardRef<unknown, Record<string, unknown>>((props, _ref) => {
    const written: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(props)) {
      const attribute = attributes[name];
      if (attribute) {
        if (value === true) written[attribute] = '';
        else if (typeof value === 'string' || typeof value === 'number') written[attribute] = String(value);
      } else if (!(name in events) && !(name in elementClass.prototype)) written[name] = value;
    }
    return React.createElement(tagName, written);
  });
  OnServer.displayName = displayName;
  return OnServer;
}
