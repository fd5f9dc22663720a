import type { Plugin } from 'vite';

const STYLED = /\/@mantine\/core\/esm\/.+\/(\w+)\.module\.mjs$/;

/**
 * Gives each component of Mantine its own style sheet, so that a screen loads the styles of what it shows: all of them together
 * are eight times as much as the first screen needs. While developing, dependencies are not transformed; there
 * `app/styles.ts` takes in the whole sheet.
 */
export function mantineStyles(): Plugin {
  return {
    name: 'mantine-styles',
    apply: 'build',
    transform(code, id) {
      const component = STYLED.exec(id)?.[1];
      if (!component) return null;
      return { code: `import '@mantine/core/styles/${component}.css';\n${code}`, map: null };
    },
  };
}
