/** Whatever a page hands over, as text: what has none is told by its type. */
export function asText(value: unknown): string {
  try {
    return String(value);
  } catch {
    return typeof value;
  }
}
