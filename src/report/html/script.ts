import { scriptElement } from './template.ts';

/**
 * The one script: it filters, sorts, copies, and remembers ticks. Everything is on the page without it; what only it
 * can do is hidden until it runs. It writes text, never markup. No backslashes: they would be read twice.
 */
export const SCRIPT = scriptElement(`
  (() => {
    const all = (selector, within = document) => [...within.querySelectorAll(selector)];
    const byId = (id) => document.getElementById(id);
    for (const one of all('.tools, button[hidden]')) one.hidden = false;

    const entries = all('.entry');
    const bodies = all('#page-rows > tbody');
    const rows = all('#page-rows > tbody > tr');
    const words = new Map();
    const said = (one) => {
      if (!words.has(one)) words.set(one, one.textContent.toLowerCase());
      return words.get(one);
    };
    const tell = (name, shown, of) => {
      const place = document.querySelector('[data-shown="' + name + '"]');
      place.textContent = shown === of ? '' : shown + ' / ' + of;
    };

    const filterEntries = () => {
      const asked = document.querySelector('[data-entries]').value.trim().toLowerCase();
      const pressed = all('[data-chip][aria-pressed="true"]').map((chip) => chip.dataset);
      const names = [...new Set(pressed.map((one) => one.chip))];
      let shown = 0;
      for (const one of entries) {
        const fits = names.every((name) => {
          const has = one.dataset[name].split(String.fromCharCode(10));
          return pressed.some((chip) => chip.chip === name && has.includes(chip.value));
        });
        one.hidden = !(fits && said(one).includes(asked));
        shown += one.hidden ? 0 : 1;
      }
      for (const fold of all('.area > .fold')) {
        fold.hidden = all('.entry:not([hidden])', fold).length === 0;
        fold.open = asked !== '' || names.length > 0;
      }
      for (const area of all('.area')) area.hidden = all('.entry:not([hidden])', area).length === 0;
      tell('entries', shown, entries.length);
    };

    // How tall a body out of sight is, is told: nobody lays it out.
    const fit = (body) => {
      const shown = all('tr:not([hidden])', body).length;
      body.hidden = shown === 0;
      body.style.setProperty('--rows', shown);
    };
    const filterRows = (field) => {
      const asked = field.value.trim().toLowerCase();
      let shown = 0;
      for (const row of rows) {
        const isShown = said(row).includes(asked);
        if (row.hidden === isShown) row.hidden = !isShown;
        shown += isShown ? 1 : 0;
      }
      for (const body of bodies) fit(body);
      tell(field.dataset.rows, shown, rows.length);
    };

    document.addEventListener('input', ({ target }) => {
      if (target.dataset.entries !== undefined) filterEntries();
      if (target.dataset.rows !== undefined) filterRows(target);
    });

    const order = new Intl.Collator(undefined, { numeric: true });
    const sort = (head) => {
      const at = head.cellIndex;
      const falls = head.getAttribute('aria-sort') === 'ascending';
      const size = bodies[0].rows.length;
      const cells = bodies.flatMap((body) => [...body.rows]).map((row) => [
        (row.cells[at].querySelector('summary') || row.cells[at]).textContent,
        row,
      ]);
      cells.sort(([a], [b]) => (falls ? order.compare(b, a) : order.compare(a, b)));
      for (const one of all('[aria-sort]', head.parentNode)) one.removeAttribute('aria-sort');
      head.setAttribute('aria-sort', falls ? 'descending' : 'ascending');
      for (const [index, body] of bodies.entries()) {
        body.append(...cells.slice(index * size, (index + 1) * size).map(([, row]) => row));
        fit(body);
      }
    };
    for (const head of all('table.pages thead th')) {
      const button = document.createElement('button');
      button.type = 'button';
      button.dataset.sort = '';
      button.append(...head.childNodes);
      head.append(button);
    }

    const copied = (button) => {
      button.classList.add('done');
      setTimeout(() => button.classList.remove('done'), 1500);
    };
    const copyBySelection = (text) => {
      const field = document.createElement('textarea');
      field.value = text;
      document.body.append(field);
      field.select();
      document.execCommand('copy');
      field.remove();
    };
    const texts = {
      code: (button) => button.closest('figure').querySelector('code').textContent,
      places: (button) => {
        written(button.parentNode);
        return all('.paths li', button.parentNode)
          .map((one) => one.textContent)
          .join(String.fromCharCode(10));
      },
      summary: () =>
        [document.querySelector('h1'), ...all('[data-sum]')]
          .map((one) =>
            one.textContent.replace(new RegExp('[ ' + String.fromCharCode(10) + ']+', 'g'), ' ').trim(),
          )
          .join(String.fromCharCode(10)),
    };
    const copy = (button) => {
      const text = texts[button.dataset.copy](button);
      const isKept = navigator.clipboard ? navigator.clipboard.writeText(text) : Promise.reject();
      isKept.catch(() => copyBySelection(text)).finally(() => copied(button));
    };

    document.addEventListener('click', ({ target }) => {
      const button = target.closest('button');
      if (button === null) return;
      const { chip, copy: copies, print: prints, sort: sorts } = button.dataset;
      if (chip !== undefined) {
        button.setAttribute('aria-pressed', String(button.getAttribute('aria-pressed') !== 'true'));
        filterEntries();
      }
      if (copies !== undefined) copy(button);
      if (prints !== undefined) print();
      if (sorts !== undefined) sort(button.closest('th'));
    });

    // A page names what is wrong with it in words once it is opened, and a cause its pages.
    const pathOf = (row) => row.querySelector('bdi').textContent;
    const itemOf = (child) => {
      const item = document.createElement('li');
      item.append(child);
      return item;
    };
    const linkTo = (id) => {
      const link = document.createElement('a');
      link.href = '#' + id;
      link.textContent = byId(id).textContent;
      return link;
    };
    const listed = (place, items) => {
      const list = document.createElement('ul');
      list.className = 'paths';
      list.append(...items.map(itemOf));
      place.replaceWith(list);
    };
    const written = (within) => {
      for (const place of all('[data-faults]', within))
        listed(place, place.textContent.split(' ').filter(byId).map(linkTo));
      for (const place of all('[data-numbers]', within)) {
        const numbers = place.textContent.split(' ').flatMap((range) => {
          const [first, last = first] = range.split('-').map(Number);
          return Array.from({ length: last - first + 1 }, (_, index) => first + index);
        });
        listed(
          place,
          numbers.map((number) => pathOf(rows[number - 1])),
        );
      }
    };
    document.addEventListener(
      'toggle',
      ({ target }) => target.open && target.closest('.pages, .places') && written(target),
      true,
    );
    const open = () => {
      const place = location.hash.length > 1 ? byId(location.hash.slice(1)) : null;
      const entry = place && place.closest('.entry');
      if (!entry) return;
      for (let one = entry; one !== null; one = one.parentElement.closest('.entry, .fold, .area')) {
        one.hidden = false;
        one.open = true;
      }
      place.scrollIntoView();
    };
    addEventListener('hashchange', open);
    open();

    const opened = [];
    addEventListener('beforeprint', () => {
      for (const one of all('details:not([open])')) {
        one.open = true;
        opened.push(one);
      }
    });
    addEventListener('afterprint', () => {
      for (const one of opened.splice(0)) one.open = false;
    });

    // Ticks are kept for the site where the browser keeps anything for a file.
    const key = 'citeworthy ' + document.querySelector('h1').textContent;
    const ticks = all('[data-tick]');
    try {
      const kept = JSON.parse(localStorage.getItem(key) || '[]');
      for (const one of ticks) one.checked = kept.includes(one.dataset.tick);
    } catch {}
    document.addEventListener('change', ({ target }) => {
      if (target.dataset.tick === undefined) return;
      const kept = ticks.filter((one) => one.checked).map((one) => one.dataset.tick);
      try {
        localStorage.setItem(key, JSON.stringify(kept));
      } catch {}
    });
  })();
`);
