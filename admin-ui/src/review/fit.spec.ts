import { describe, expect, it } from '@jest/globals';
import { widthOf } from './fit';

const room = { width: 600, height: 500 };
const upright = { width: 300, height: 400 };

describe('the width of a page', () => {
  it('is that of the viewer, however the page lies', () => {
    expect(widthOf(room, upright, { fit: 'width', zoom: 1, turn: 0 })).toBe(600);
    expect(widthOf(room, upright, { fit: 'width', zoom: 1, turn: 90 })).toBe(600);
  });

  it('is such that all of it is seen, turned or not', () => {
    expect(widthOf(room, upright, { fit: 'page', zoom: 1, turn: 0 })).toBe(375);
    expect(widthOf(room, upright, { fit: 'page', zoom: 1, turn: 180 })).toBe(375);
    expect(widthOf(room, upright, { fit: 'page', zoom: 1, turn: 90 })).toBe(600);
    expect(widthOf({ width: 600, height: 300 }, upright, { fit: 'page', zoom: 1, turn: 270 })).toBe(400);
  });

  it('is enlarged from there, and never nothing', () => {
    expect(widthOf(room, upright, { fit: 'page', zoom: 2, turn: 0 })).toBe(750);
    expect(widthOf({ width: 20, height: 20 }, upright, { fit: 'page', zoom: 0.25, turn: 0 })).toBe(120);
  });
});
