import '@fontsource-variable/inter/wght.css';
import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import './app.css';

// Of a build each component brings its own: see mantine-styles.ts.
if (import.meta.env.DEV) await import('@mantine/core/styles.css');
