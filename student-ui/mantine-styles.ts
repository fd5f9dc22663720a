import type { Plugin } from 'vite';

const STYLED = /\/@mantine\/core\/esm\/.+\/(\w+)\.module\.mjs$/;

const FIRST = /\/student-ui\/src\/app\/styles\.ts$/;

/**
 * Gives each component of Mantine its own style sheet, so that a screen loads the styles of what it shows: all of them together
 * are eight times as much as the first screen needs. While developing, dependencies are not transformed; there the whole
 * sheet comes before our own.
 */
export function mantineStyles(): Plugin {
  let isBuild = true;
  return {
    name: 'mantine-styles',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    transform(code, id) {
      if (!isBuild) return FIRST.test(id) ? { code: `import '@mantine/core/styles.css';\n${code}`, map: null } : null;
      const component = STYLED.exec(id)?.[1];
      if (!component) return null;
      return { code: `import '@mantine/core/styles/${component}.css';\n${code}`, map: null };
    },
  };
}
