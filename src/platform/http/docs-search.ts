interface Listed {
  get(name: string): Listed & string;
  set(name: string, value: unknown): Listed;
  filter(keeps: (one: Listed) => boolean): Listed & { readonly size: number };
  map(change: (one: Listed, key: string) => Listed): Listed;
  getIn(path: readonly string[]): unknown;
}

interface System {
  readonly React: { createElement(type: string, properties: object, ...children: unknown[]): unknown };
  readonly layoutActions: { updateFilter(words: string): void };
}

/**
 * A search in the page of the API, where its own field finds tags alone: all words in the method, path, title, description or tag of an
 * operation. It is sent to the browser as its text, so it may name nothing outside itself.
 */
export function docsSearch() {
  return {
    fn: {
      opsFilter(tags: Listed, phrase: string) {
        const words = phrase.toLowerCase().split(/\s+/).filter(Boolean);
        const found = tags.map((tag, name) => {
          const operations = tag.get('operations').filter((one) => {
            const told = ['summary', 'description', 'operationId'].map((part) => one.getIn(['operation', part]));
            const text = [name, one.get('method'), one.get('path'), ...told].join(' ').toLowerCase();
            return words.every((word) => text.includes(word));
          });
          return tag.set('operations', operations);
        });
        return found.filter((tag) => (tag.get('operations') as unknown as { size: number }).size > 0);
      },
    },
    wrapComponents: {
      FilterContainer: (_own: unknown, system: System) => () =>
        system.React.createElement(
          'div',
          { className: 'wrapper' },
          system.React.createElement('input', {
            type: 'search',
            className: 'operation-filter-input',
            'aria-label': 'Search the operations',
            placeholder: 'Search the operations: words of titles, paths and descriptions',
            onChange: (event: { readonly target: { readonly value: string } }) =>
              system.layoutActions.updateFilter(event.target.value),
          }),
        ),
    },
  };
}
