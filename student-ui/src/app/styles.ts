// The style sheets of Mantine's components come with them: see mantine-styles.ts.
import '@fontsource-variable/inter/wght.css';
import '@fontsource/noto-serif/600.css';
import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import './app.css';
