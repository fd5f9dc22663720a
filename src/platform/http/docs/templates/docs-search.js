// Searches the page of the API: headings, operations, events and errors. It runs in the browser as it stands here.
(() => {
  const INDEX = '/docs/search-index.json';
  const MOST = 12;
  const PATIENCE_MS = 20_000;
  const KINDS = { section: 'Guide', operation: 'Operation', event: 'Webhook', error: 'Error' };

  const make = (tag, attributes, ...children) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.append(...children);
    return element;
  };

  const input = make('input', {
    id: 'docs-search',
    type: 'search',
    role: 'combobox',
    'aria-expanded': 'false',
    'aria-controls': 'docs-found',
    'aria-autocomplete': 'list',
    autocomplete: 'off',
    spellcheck: 'false',
  });
  const label = make('label', { for: 'docs-search' }, 'Search the documentation (/)');
  const found = make('ul', { id: 'docs-found', role: 'listbox', 'aria-label': 'Found', hidden: '' });
  const status = make('p', { class: 'docs-status', role: 'status' });
  const bar = make('div', { class: 'docs-search', role: 'search' }, label, input, found, status);

  let index;
  let shown = [];
  let active = -1;

  const load = async () => {
    index ??= fetch(INDEX).then((answer) => {
      if (!answer.ok) throw new Error(String(answer.status));
      return answer.json();
    });
    try {
      return await index;
    } catch {
      // The next letter asks again.
      index = undefined;
      status.textContent = 'The search cannot be reached. Try again.';
      return [];
    }
  };

  /** Every word has to be there; best where it stands in the title, then in the address. */
  const weigh = ({ kind, title, detail, text }, words) => {
    const [inTitle, inDetail] = [title.toLowerCase(), detail.toLowerCase()];
    let weight = kind === 'section' ? 1 : 0;
    for (const word of words) {
      if (inTitle.startsWith(word)) weight += 8;
      else if (inTitle.includes(word)) weight += 6;
      else if (inDetail.includes(word)) weight += 4;
      else if (text.includes(word)) weight += 1;
      else return 0;
    }
    return weight;
  };

  const close = () => {
    found.hidden = true;
    found.replaceChildren();
    shown = [];
    active = -1;
    input.setAttribute('aria-expanded', 'false');
    input.removeAttribute('aria-activedescendant');
  };

  const mark = (next) => {
    found.children[active]?.setAttribute('aria-selected', 'false');
    active = next;
    const option = found.children[active];
    if (!option) return input.removeAttribute('aria-activedescendant');
    option.setAttribute('aria-selected', 'true');
    option.scrollIntoView({ block: 'nearest' });
    input.setAttribute('aria-activedescendant', option.id);
  };

  const search = async () => {
    const typed = input.value;
    const words = typed.toLowerCase().split(/\s+/u).filter(Boolean);
    if (words.length === 0) {
      status.textContent = '';
      return close();
    }
    const entries = await load();
    // What was typed meanwhile is searched by itself.
    if (input.value !== typed || entries.length === 0) return;
    const weighed = entries.map((entry) => ({ entry, weight: weigh(entry, words) })).filter(({ weight }) => weight > 0);
    weighed.sort((one, other) => other.weight - one.weight);
    close();
    shown = weighed.slice(0, MOST).map(({ entry }) => entry);
    found.append(
      ...shown.map(({ kind, title, detail }, at) => {
        const option = make('li', { id: `docs-found-${at}`, role: 'option', 'aria-selected': 'false' });
        option.append(make('span', { class: 'docs-kind' }, KINDS[kind]), make('strong', {}, title));
        if (detail) option.append(make('code', {}, detail));
        // Before the field loses the focus, which closes the list.
        option.addEventListener('mousedown', (event) => {
          event.preventDefault();
          void open(shown[at]);
        });
        return option;
      }),
    );
    found.hidden = shown.length === 0;
    input.setAttribute('aria-expanded', String(shown.length > 0));
    const count = weighed.length;
    status.textContent = count === 0 ? `Nothing found for “${typed.trim()}”` : `${count} found`;
    if (shown.length > 0) mark(0);
  };

  const goTo = (element) => {
    if (!element.matches('button, a')) element.setAttribute('tabindex', '-1');
    element.scrollIntoView({ block: 'start' });
    element.focus({ preventScroll: true });
  };

  /** What is not drawn yet is waited for. */
  const whenThere = (find) =>
    new Promise((resolve) => {
      const found = find();
      if (found) return resolve(found);
      const look = () => {
        const there = find();
        if (there) end(there);
      };
      const watch = new MutationObserver(look);
      const timeout = setTimeout(() => end(null), PATIENCE_MS);
      const end = (there) => {
        watch.disconnect();
        clearTimeout(timeout);
        resolve(there);
      };
      watch.observe(document.body, { childList: true, subtree: true });
    });

  const operationOf = (target) => {
    const block = [...document.querySelectorAll('.opblock')].find(({ id }) => id.endsWith(`-${target}`));
    return block?.querySelector('.opblock-summary-control');
  };

  const headingOf = (target) =>
    [...document.querySelectorAll('.info h2, .info h3')].find(
      ({ textContent }) => textContent.trim() === target.replaceAll('`', '').trim(),
    );

  /** Only what can be seen is drawn: Swagger UI has to go there first. */
  const show = (tag, target) => {
    const { layoutActions } = window.ui;
    layoutActions.show(['operations-tag', tag], true);
    layoutActions.show(['operations', tag, target], true);
    layoutActions.scrollToVirtualizedOperation(['operations', tag, target]);
  };

  const open = async ({ kind, target, tag }) => {
    close();
    status.textContent = '';
    if (kind === 'error') return location.assign(target);
    if (kind !== 'section') show(tag, target);
    const place = await whenThere(() => (kind === 'section' ? headingOf(target) : operationOf(target)));
    if (!place) return;
    goTo(place);
  };

  input.addEventListener('input', () => void search());
  input.addEventListener('focus', () => void load());
  input.addEventListener('blur', close);
  input.addEventListener('keydown', (event) => {
    const { key } = event;
    if (key === 'Escape') {
      input.value = '';
      status.textContent = '';
      return close();
    }
    if (shown.length === 0) return;
    if (key === 'ArrowDown') mark((active + 1) % shown.length);
    else if (key === 'ArrowUp') mark((active + shown.length - 1) % shown.length);
    else if (key === 'Home' && event.ctrlKey) mark(0);
    else if (key === 'End' && event.ctrlKey) mark(shown.length - 1);
    else if (key === 'Enter' && shown[active]) void open(shown[active]);
    else return;
    event.preventDefault();
  });
  document.addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (key !== '/' || ctrlKey || metaKey || altKey) return;
    if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]')) return;
    event.preventDefault();
    input.focus();
  });
  document.body.insertBefore(bar, document.body.firstChild);
})();
