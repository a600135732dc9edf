/**
 * The one script of the report: it filters, sorts, copies, and remembers ticks. Everything is on the page without it; what
 * only it can do is hidden until it runs. It writes text, never markup.
 */

const all = <E extends HTMLElement = HTMLElement>(selector: string, within: ParentNode = document): E[] => [
  ...within.querySelectorAll<E>(selector),
];
const first = (selector: string, within: ParentNode = document): HTMLElement | null =>
  within.querySelector<HTMLElement>(selector);
const byId = (id: string): HTMLElement | null => document.getElementById(id);
const textOf = (element: Element | null): string => element?.textContent ?? '';
const elementOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof HTMLElement ? target : null;

for (const element of all('.tools, button[hidden]')) element.hidden = false;

const entries = all('.entry');
const bodies = all<HTMLTableSectionElement>('#page-rows > tbody');
const rows = all<HTMLTableRowElement>('#page-rows > tbody > tr');

const lowered = new Map<Element, string>();
function searchTextOf(element: Element): string {
  const known = lowered.get(element) ?? textOf(element).toLowerCase();
  lowered.set(element, known);
  return known;
}

function showCount(name: string, shown: number, total: number): void {
  const place = first(`[data-shown="${name}"]`);
  if (place !== null) place.textContent = shown === total ? '' : `${shown} / ${total}`;
}

const valueOf = (field: Element | null): string =>
  field instanceof HTMLInputElement ? field.value.trim().toLowerCase() : '';

function filterEntries(): void {
  const query = valueOf(first('[data-entries]'));
  const pressed = all('[data-chip][aria-pressed="true"]').map(({ dataset }) => dataset);
  const names = [...new Set(pressed.map(({ chip }) => chip ?? ''))];
  let shown = 0;
  for (const entry of entries) {
    const fits = names.every((name) => {
      const values = entry.dataset[name]?.split('\n') ?? [];
      return pressed.some(({ chip, value }) => chip === name && values.includes(value ?? ''));
    });
    entry.hidden = !(fits && searchTextOf(entry).includes(query));
    shown += entry.hidden ? 0 : 1;
  }
  for (const fold of all<HTMLDetailsElement>('#entries > .fold')) {
    fold.hidden = all('.entry:not([hidden])', fold).length === 0;
    fold.open = query !== '' || names.length > 0;
  }
  showCount('entries', shown, entries.length);
}

/** Tells the browser how tall a body out of sight is, so that it need not lay it out. */
function fitHeight(body: HTMLElement): void {
  const shown = all('tr:not([hidden])', body).length;
  body.hidden = shown === 0;
  body.style.setProperty('--rows', String(shown));
}

function filterRows(field: HTMLElement, name: string): void {
  const query = valueOf(field);
  let shown = 0;
  for (const row of rows) {
    const isShown = searchTextOf(row).includes(query);
    if (row.hidden === isShown) row.hidden = !isShown;
    shown += isShown ? 1 : 0;
  }
  for (const body of bodies) fitHeight(body);
  showCount(name, shown, rows.length);
}

document.addEventListener('input', ({ target }) => {
  const field = elementOf(target);
  if (field?.dataset['entries'] !== undefined) filterEntries();
  if (field?.dataset['rows'] !== undefined) filterRows(field, field.dataset['rows']);
});

const order = new Intl.Collator(undefined, { numeric: true });

function sortRows(head: HTMLTableCellElement): void {
  const falls = head.getAttribute('aria-sort') === 'ascending';
  const size = bodies[0]?.rows.length ?? 0;
  const keyed = bodies
    .flatMap((body) => [...body.rows])
    .map((row) => {
      const cell = row.cells[head.cellIndex];
      return [textOf(cell?.querySelector('summary') ?? cell ?? null), row] as const;
    });
  keyed.sort(([a], [b]) => (falls ? order.compare(b, a) : order.compare(a, b)));
  for (const sorted of all('[aria-sort]', head.parentElement ?? document))
    sorted.removeAttribute('aria-sort');
  head.setAttribute('aria-sort', falls ? 'descending' : 'ascending');
  for (const [index, body] of bodies.entries()) {
    body.append(...keyed.slice(index * size, (index + 1) * size).map(([, row]) => row));
    fitHeight(body);
  }
}

for (const head of all('table.pages thead th')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset['sort'] = '';
  button.append(...head.childNodes);
  head.append(button);
}

function copyBySelection(text: string): void {
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
}

function placesAround(button: HTMLElement): string {
  const around = button.parentElement ?? document;
  writeLists(around);
  return all('.paths li', around).map(textOf).join('\n');
}

function textToCopy(button: HTMLElement, what: string): string {
  if (what === 'code') return textOf(button.closest('figure')?.querySelector('code') ?? null);
  if (what === 'places') return placesAround(button);
  // Texts to paste keep their lines.
  return [first('h1'), ...all('[data-sum], .todo pre > code')]
    .map((element) =>
      element?.tagName === 'CODE'
        ? textOf(element)
        : textOf(element)
            .replace(/[ \n]+/g, ' ')
            .trim(),
    )
    .join('\n');
}

async function copy(button: HTMLElement, what: string): Promise<void> {
  const text = textToCopy(button, what);
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // A page without a secure origin, a file for one, has no clipboard in some browsers.
    copyBySelection(text);
  }
  button.classList.add('done');
  setTimeout(() => button.classList.remove('done'), 1500);
}

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button === null) return;
  const { chip, copy: what, print: prints, sort } = button.dataset;
  if (chip !== undefined) {
    button.setAttribute('aria-pressed', String(button.getAttribute('aria-pressed') !== 'true'));
    filterEntries();
  }
  if (what !== undefined) void copy(button, what);
  if (prints !== undefined) print();
  const head = sort === undefined ? null : button.closest('th');
  if (head !== null) sortRows(head);
});

// A page names what is wrong with it in words once it is opened, and a cause its pages.

function replaceByList(place: HTMLElement, items: readonly (string | Node)[]): void {
  const list = document.createElement('ul');
  list.className = 'paths';
  for (const item of items) {
    const element = document.createElement('li');
    element.append(item);
    list.append(element);
  }
  place.replaceWith(list);
}

const headings = new Map(entries.map((entry) => [entry.dataset['number'], first('h3', entry)]));

/** Links to causes by their numbers: to their finding on a page, where that has an anchor. */
function linksTo(numbers: readonly string[], path: string): HTMLAnchorElement[] {
  return numbers.flatMap((number) => {
    const heading = headings.get(number) ?? null;
    if (heading === null) return [];
    const link = document.createElement('a');
    const own = `${heading.id}-${path}`;
    link.href = `#${byId(own) === null ? heading.id : own}`;
    link.textContent = heading.textContent;
    return [link];
  });
}

/** Numbers of rows from ranges with spaces between: `1-3 7`. */
function numbersIn(ranges: string): number[] {
  return ranges.split(' ').flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}

const pathOf = (row: HTMLElement | undefined): string => textOf(row?.querySelector('bdi') ?? null);

function writeLists(within: ParentNode): void {
  for (const place of all('[data-faults]', within))
    replaceByList(place, linksTo(textOf(place).split(' '), place.dataset['faults'] ?? ''));
  for (const place of all('[data-numbers]', within))
    replaceByList(
      place,
      numbersIn(textOf(place)).map((number) => pathOf(rows[number - 1])),
    );
}

document.addEventListener(
  'toggle',
  ({ target }) => {
    if (!(target instanceof HTMLDetailsElement && target.open)) return;
    const within = target.closest('.pages tr') ?? target.closest('.places');
    if (within !== null) writeLists(within);
  },
  true,
);

/** Opens what the fragment of the address names, with all that it is folded in. */
function openTarget(): void {
  const place = location.hash.length > 1 ? byId(location.hash.slice(1)) : null;
  if (place === null || place.closest('.entry') === null) return;
  for (
    let around: HTMLElement | null = place.closest<HTMLElement>('.entry, .fold');
    around !== null;
    around = around.parentElement?.closest<HTMLElement>('.entry, .fold') ?? null
  ) {
    around.hidden = false;
    if (around instanceof HTMLDetailsElement) around.open = true;
  }
  place.scrollIntoView();
}
addEventListener('hashchange', openTarget);
openTarget();

// For browsers that do not know `::details-content`: what print.css opens.
const openedForPrint: HTMLDetailsElement[] = [];
addEventListener('beforeprint', () => {
  for (const details of all<HTMLDetailsElement>('#entries > details:not([open])')) {
    details.open = true;
    openedForPrint.push(details);
  }
});
addEventListener('afterprint', () => {
  for (const details of openedForPrint.splice(0)) details.open = false;
});

// Ticks are stored for the site where the browser stores anything for a file.
const key = `citeworthy ${textOf(first('h1'))}`;
const ticks = all<HTMLInputElement>('[data-tick]');

function storedTicks(): readonly unknown[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

const stored = storedTicks();
for (const tick of ticks) tick.checked = stored.includes(tick.dataset['tick']);
document.addEventListener('change', ({ target }) => {
  if (elementOf(target)?.dataset['tick'] === undefined) return;
  const ticked = ticks.filter(({ checked }) => checked).map(({ dataset }) => dataset['tick']);
  try {
    localStorage.setItem(key, JSON.stringify(ticked));
  } catch {
    // A browser that stores nothing forgets the ticks with the page.
  }
});
