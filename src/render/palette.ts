/** The colors of a tile, each on a light and on a dark page; `--mj-red` and so on set others. */
export const palette = {
  red: '#b3201f,#a81c1c',
  green: '#0b6b3c,#096034',
  blue: '#1d2b63,#1a275c',
  face: '#fdf9ee,#ebe4d1',
  'face-shade': '#e6dbc0,#c2b79b',
  body: '#2e8560,#1f6146',
  back: '#247353,#1d5e44',
  'back-pattern': '#4f9a7b,#3f8267',
} as const;
