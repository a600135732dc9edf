/** The entries of a table that is written as one text with commas between them, as lists of words and phrases are. */
export function commaSeparated(text: string): readonly string[] {
  return text.trim().split(/,\s+/);
}
