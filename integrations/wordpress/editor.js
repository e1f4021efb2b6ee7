/**
 * The block of the editor: the lines of a code block, a live preview of them, and their settings in the sidebar. The lines are
 * the only thing that is saved, as a code block of the language `mahjong`.
 *
 * `mahjongElements` comes from mahjong-elements.php: the address of the script for pages, and the settings by what is shown.
 */
(function (wp, options) {
  'use strict';

  const el = wp.element.createElement;
  const __ = wp.i18n.__;
  const DOMAIN = 'mahjong-elements';
  const NAME = 'mahjong-elements/mahjong';
  const PAUSE = 200;

  const SETTING = /^([a-z][a-z-]*)[ \t]*:(.*)$/i;
  const isSetting = {};
  Object.keys(options.settings).forEach(function (show) {
    options.settings[show].forEach(function (setting) {
      isSetting[setting.name] = true;
    });
  });

  /** The settings at the top of a block: their names, values and lines. */
  function settingsIn(lines) {
    const found = [];
    let at = 0;
    while (at < lines.length && !lines[at].trim()) {
      at++;
    }
    while (at < lines.length) {
      const match = SETTING.exec(lines[at]);
      const name = match && match[1].toLowerCase();
      if (!match || (name !== 'show' && !isSetting[name])) {
        break;
      }
      const setting = { name: name, first: at, values: [match[2].trim()] };
      // Indented lines continue the value.
      while (++at < lines.length && /^\s/.test(lines[at])) {
        setting.values.push(lines[at].trim());
      }
      setting.end = at;
      found.push(setting);
    }
    return found;
  }

  function valuesIn(content) {
    const values = {};
    settingsIn(content.split('\n')).forEach(function (setting) {
      values[setting.name] = setting.values.join(' ').trim();
    });
    return values;
  }

  /** The block with another value of a setting; an empty value removes it. */
  function withSetting(content, name, value) {
    const lines = content.split('\n');
    const settings = settingsIn(lines);
    const written = value ? [name + ': ' + value] : [];
    const before = settings.filter(function (setting) {
      return setting.name === name;
    })[0];
    if (before) {
      lines.splice(before.first, before.end - before.first, ...written);
    } else if (!settings.length) {
      // An empty line separates the settings from the hand.
      lines.unshift(...written, ...(value && lines[0] ? [''] : []));
    } else {
      const at = name === 'show' ? settings[0].first : settings[settings.length - 1].end;
      lines.splice(at, 0, ...written);
    }
    return lines.join('\n');
  }

  /** What a block shows that does not say so. */
  function shownBy(values) {
    if (options.settings[values.show]) {
      return values.show;
    }
    const isTable = values.east || values.south || values.west || values.north;
    return values.players ? 'game' : isTable ? 'settlement' : 'hand';
  }

  /** Loads the script in the window of the block: the editor may be a frame of its own. */
  function load(page) {
    if (page.querySelector('script[src="' + options.script + '"]')) {
      return;
    }
    const script = page.createElement('script');
    script.type = 'module';
    script.src = options.script;
    page.head.appendChild(script);
  }

  function Preview(props) {
    const place = wp.element.useRef();
    wp.element.useEffect(
      function () {
        const timer = setTimeout(function () {
          const page = place.current.ownerDocument;
          const block = page.createElement('pre');
          const code = page.createElement('code');
          code.className = 'language-mahjong';
          code.textContent = props.content;
          block.appendChild(code);
          place.current.textContent = '';
          place.current.appendChild(block);
          load(page);
        }, PAUSE);
        return function () {
          clearTimeout(timer);
        };
      },
      [props.content],
    );
    // The script changes what is inside, so React must not.
    return el('div', { ref: place, className: 'mahjong-elements-preview' });
  }

  function titleOf(name) {
    return name.charAt(0).toUpperCase() + name.slice(1).replace(/-/g, ' ');
  }

  function control(setting, value, change) {
    const props = {
      key: setting.name,
      label: titleOf(setting.name),
      help: setting.help,
      __nextHasNoMarginBottom: true,
    };
    if (setting.flag) {
      props.checked = /^yes$/i.test(value);
      props.onChange = function (isOn) {
        change(isOn ? 'yes' : '');
      };
      return el(wp.components.ToggleControl, props);
    }
    props.value = value;
    props.onChange = change;
    if (!setting.values) {
      return el(wp.components.TextControl, props);
    }
    const values = setting.values.indexOf(value) < 0 && value ? setting.values.concat(value) : setting.values;
    props.options = [{ value: '', label: '–' }].concat(
      values.map(function (one) {
        return { value: one, label: titleOf(one) };
      }),
    );
    return el(wp.components.SelectControl, props);
  }

  function Sidebar(props) {
    const values = valuesIn(props.content);
    const show = shownBy(values);
    const controls = function (isWanted) {
      return options.settings[show].filter(isWanted).map(function (setting) {
        return control(setting, values[setting.name] || '', function (value) {
          props.change(withSetting(props.content, setting.name, value));
        });
      });
    };
    const shows = Object.keys(options.settings).map(function (one) {
      return { value: one, label: titleOf(one) };
    });
    const texts = controls((setting) => !setting.values && !setting.flag);
    return el(
      wp.blockEditor.InspectorControls,
      null,
      el(
        wp.components.PanelBody,
        { title: __('Mahjong', DOMAIN) },
        el(wp.components.SelectControl, {
          label: __('Show', DOMAIN),
          value: show,
          options: shows,
          __nextHasNoMarginBottom: true,
          onChange: function (value) {
            props.change(withSetting(props.content, 'show', value));
          },
        }),
        controls((setting) => setting.values),
        controls((setting) => setting.flag),
      ),
      texts.length
        ? el(wp.components.PanelBody, { title: __('More settings', DOMAIN), initialOpen: false }, texts)
        : null,
    );
  }

  function edit(props) {
    const content = props.attributes.content;
    const change = function (value) {
      props.setAttributes({ content: value });
    };
    const isEmpty = !content.trim();
    return el(
      'div',
      wp.blockEditor.useBlockProps(),
      el(Sidebar, { content: content, change: change }),
      props.isSelected || isEmpty
        ? el(
            'div',
            { style: { fontFamily: 'monospace' } },
            el(wp.blockEditor.PlainText, {
              value: content,
              onChange: change,
              'aria-label': __('Mahjong', DOMAIN),
              placeholder: '(RRR) [2222c] 456b 99d 78d +9d 2f',
              spellCheck: false,
            }),
          )
        : null,
      isEmpty ? null : el(Preview, { content: content }),
    );
  }

  function save(props) {
    return el(
      'pre',
      wp.blockEditor.useBlockProps.save({ className: 'language-mahjong' }),
      el('code', null, props.attributes.content),
    );
  }

  /** The text of a Code block, which is HTML. */
  function textOf(html) {
    return new window.DOMParser().parseFromString(html.replace(/<br[^>]*>/g, '\n'), 'text/html').body.textContent;
  }

  wp.blocks.registerBlockType(NAME, {
    edit: edit,
    save: save,
    transforms: {
      from: [
        {
          type: 'enter',
          regExp: /^```mahjong$/,
          transform: function () {
            return wp.blocks.createBlock(NAME);
          },
        },
        {
          type: 'block',
          blocks: ['core/code', 'core/preformatted'],
          transform: function (attributes) {
            return wp.blocks.createBlock(NAME, { content: textOf(String(attributes.content)) });
          },
        },
      ],
      to: [
        {
          type: 'block',
          blocks: ['core/code'],
          transform: function (attributes) {
            return wp.blocks.createBlock('core/code', {
              className: 'language-mahjong',
              content: attributes.content.replace(/&/g, '&amp;').replace(/</g, '&lt;'),
            });
          },
        },
      ],
    },
  });
})(window.wp, window.mahjongElements);
