/** What the package contains. `npm run release:check` and the tests compare `npm pack` with this list. */

/** Each pattern has at least one file, and each file has a pattern. */
export const CONTENTS = [
  /^package\.json$/,
  /^README\.md$/,
  /^LICENSE$/,
  /^CHANGELOG\.md$/,
  /^SECURITY\.md$/,
  /^llms\.txt$/,
  /^custom-elements\.json$/,
  // Modules with their types and source maps, and the sources that the maps lead to.
  /^dist\/(?!cdn\/|react\/)([\w-]+\/)*[\w.-]+\.js$/,
  /^dist\/(?!cdn\/|react\/)([\w-]+\/)*[\w.-]+\.js\.map$/,
  /^dist\/(?!cdn\/|react\/)([\w-]+\/)*[\w.-]+\.d\.ts$/,
  /^dist\/(?!cdn\/|react\/)([\w-]+\/)*[\w.-]+\.d\.ts\.map$/,
  /^src\/([\w-]+\/)*[\w.-]+\.ts$/,
  // Generated components, one for each element.
  /^dist\/react\/[\w-]+\.js(\.map)?$/,
  /^dist\/react\/[\w-]+\.d\.ts(\.map)?$/,
  // Bundled files for pages without a build, with the licenses of what they contain.
  /^dist\/cdn\/(mahjong-elements(\.all)?|autoload|blocks|bulk)(-[\w.-]+)?\.js$/,
  /^dist\/cdn\/(mahjong-elements(\.all)?|blocks|bulk)(-[\w.-]+)?\.js\.map$/,
  /^dist\/cdn\/LICENSE\.txt$/,
  // The style sheet for pages, and what server-rendered elements share.
  /^(dist|src)\/mj\.css$/,
  /^dist\/assets\/mj-[\w-]+\.css$/,
  /^dist\/assets\/faces\.svg$/,
  // The page for frames.
  /^(dist|src\/embed)\/embed\.(html|css)$/,
  // Data for editors.
  /^dist\/web-types\.json$/,
  /^dist\/vscode\.(html|css)-custom-data\.json$/,
  // The license of the outlines of the faces.
  /^src\/render\/[\w-]+\.txt$/,
];

/** @returns {string[]} what is wrong with a list of packed files; nothing if all is well */
export function wrongContents(/** @type {string[]} */ paths) {
  return [
    ...paths
      .filter((path) => !CONTENTS.some((pattern) => pattern.test(path)))
      .map((path) => `${path} is packed, but has no pattern in scripts/release/contents.mjs`),
    ...CONTENTS.filter((pattern) => !paths.some((path) => pattern.test(path))).map(
      (pattern) => `no file is packed for ${pattern}`,
    ),
  ];
}
