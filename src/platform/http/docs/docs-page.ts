/** No script, and nothing that is not in the page itself. */
const STYLE = `body { max-width: 50rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 sans-serif }
body { color: #222; background: #fff }
a { color: #1a56a8 }
code, pre { font-family: monospace; background: #f2f2f2 }
pre { padding: 1rem; white-space: pre-wrap; overflow-wrap: anywhere }
dt { margin-top: 1rem; font-weight: bold }
dd { margin-left: 0 }`;

/** A page of the API's documentation. @param content as HTML. */
export function docsPage(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · MyVerify API</title>
<style>
${STYLE}
</style>
</head>
<body>
<main>
${content}
</main>
</body>
</html>
`;
}

export const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** As text, with what stands between backticks as code. */
export const marked = (text: string) => escaped(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
