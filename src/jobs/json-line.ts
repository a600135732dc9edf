/** The value of a line of JSON; `null` for a line that is none, which no shape that is read accepts. */
export function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
