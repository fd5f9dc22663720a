/** In pixels, as the specification has it. */
export const EDITOR_HEIGHT = 500;
