/** A text after a unified diff, as `patch` makes it; throws where a line of the diff is not that of the text. */
export function applyDiff(text: string, diff: string): string {
  const lines = text.split(/\r\n|\n|\r/);
  if (lines.at(-1) === '') lines.pop();
  const after: string[] = [];
  let at = 0;
  for (const line of diff === '' ? [] : diff.split('\n').slice(2)) {
    const head = /^@@ -(\d+),(\d+) \+(\d+),(\d+) @@$/.exec(line);
    if (head !== null) {
      const start = Number(head[1]) - (head[2] === '0' ? 0 : 1);
      after.push(...lines.slice(at, start));
      at = start;
      if (after.length !== Number(head[3]) - (head[4] === '0' ? 0 : 1)) throw new Error(`misplaced: ${line}`);
      continue;
    }
    if (line.startsWith('+')) after.push(line.slice(1));
    else {
      if (lines[at] !== line.slice(1)) throw new Error(`line ${at + 1} is not: ${line}`);
      if (line.startsWith(' ')) after.push(line.slice(1));
      at += 1;
    }
  }
  return [...after, ...lines.slice(at)].join('\n');
}
