/** Converts any value to text; a value that has no text form is represented by its type. */
export function asText(value: unknown): string {
  try {
    return String(value);
  } catch {
    return typeof value;
  }
}
