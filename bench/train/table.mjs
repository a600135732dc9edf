// The source of a table that was learned: what it says of itself, and its constants.
const WIDTH = 118;

export function tableSource(says, constants) {
  const lines = says.flatMap((text) => wrapped(text));
  const body = constants.map(([name, value]) => `export const ${name} = ${written(value)} as const;\n`);
  return `/**\n${lines.map((line) => ` * ${line}`).join('\n')}\n */\n${body.join('\n')}`;
}

function wrapped(text) {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== '' && last.length + word.length + 1 > WIDTH) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}

/** Texts of trees one a line. */
function written(value) {
  if (Array.isArray(value)) {
    if (typeof value[0] === 'number') return `[${value.join(', ')}]`;
    return `[\n${value.map((text) => `  '${text}',`).join('\n')}\n]`;
  }
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value !== 'object') return String(value);
  return `{\n${Object.entries(value)
    .map(([key, each]) => `${key}: ${written(each)},`)
    .join('\n')}\n}`;
}
