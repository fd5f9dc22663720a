import assert from 'node:assert/strict';

/**
 * One request by whoever sets up or checks; what is measured goes over bare sockets (`load.mjs`).
 * @param {string} url
 * @param {{ method?: string, token?: string, json?: object, status?: number }} [how] `status`: the one that is expected
 * @returns {Promise<{ body: any, headers: Headers }>}
 */
export async function ask(url, { method = 'GET', token, json, status = 200 } = {}) {
  const answer = await fetch(url, {
    method,
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(json ? { 'Content-Type': 'application/json' } : {}),
    },
    body: json ? JSON.stringify(json) : undefined,
  });
  const text = await answer.text();
  assert.equal(answer.status, status, `${method} ${url}: ${text.slice(0, 500)}`);
  return { body: JSON.parse(text), headers: answer.headers };
}
