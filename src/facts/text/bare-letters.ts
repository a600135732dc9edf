/** Letters and digits of a text alone, in lower case and with accents folded: what is left when names are compared. */
export function bareLetters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
