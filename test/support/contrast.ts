/** The relative luminance of WCAG 2.2, of a colour such as `#12305a` or `rgb(18, 48, 90)`. */
export function luminance(colour: string): number {
  const written = colour.startsWith('#')
    ? colour.match(/[\da-f]{2}/gi)?.map((part) => Number.parseInt(part, 16))
    : null;
  const [red = 0, green = 0, blue = 0] = (written ?? colour.match(/\d+/g)?.map(Number) ?? []).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 for the same colour to 21 for black on white. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
