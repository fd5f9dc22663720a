const range = (first, size) => `range=${encodeURIComponent(JSON.stringify([first, first + size - 1]))}`;
const filter = (wanted) => `filter=${encodeURIComponent(JSON.stringify(wanted))}`;

/**
 * The two ways to ask for certificates: the portal's calls, and the resources of the back office.
 * `page` and `search` make paths, the offset of a page being a multiple of its size; `read` asks for one.
 * @param {(path: string, how?: object) => Promise<any>} ask
 */
export const waysOf = (ask) => ({
  portal: {
    page: (size, offset) => `/api/cert/list?page_index=${offset / size + 1}&page_size=${size}`,
    search: (name) => `/api/cert/list?page_size=10&name=${name}`,
    read: async (path) => {
      const { data } = await ask(path);
      return { total: data.count, ids: idsOf(data.cert_list) };
    },
  },
  resources: {
    page: (size, offset) => `/api/v1/certificates?${range(offset, size)}`,
    search: (name) => `/api/v1/certificates?${range(0, 10)}&${filter({ name })}`,
    read: async (path) => {
      const { body, contentRange } = await ask(path, { whole: true });
      return { total: Number(contentRange.split('/')[1]), ids: idsOf(body) };
    },
  },
});

/** Requests that do not depend on answers, one after the other, the connections at different places. */
export const inTurn = (requests) => (line, turn) => requests[(line * 37 + turn) % requests.length];

export const idsOf = (rows) => rows.map(({ id }) => id);
