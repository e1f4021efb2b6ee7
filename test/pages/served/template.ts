/** The page hydrates an application’s element that has elements of the package inside it. */
import '@lit-labs/ssr-client/lit-element-hydrate-support.js';
import '../../../src/index.js';
import './shell.js';
