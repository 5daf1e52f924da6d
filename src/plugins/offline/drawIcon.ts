import {Renderer} from '@takumi-rs/core';

/** The part of its width that a picture may take, so that no shape it is cut to takes anything of it away. */
const SAFE_PART = 0.6;

/**
 * Returns a square PNG of a picture on a background, to stand for an installed site.
 *
 * @param picture - SVG or PNG, about as wide as high
 * @param size - width of the square in pixels
 * @param background - a color of CSS
 */
export function drawIcon(picture: Buffer, size: number, background: string): Promise<Buffer> {
  const width = Math.round(size * SAFE_PART);
  return new Renderer().render(
    {
      type: 'container',
      style: {
        width: size,
        height: size,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        backgroundColor: background,
      },
      children: [{type: 'image', src: 'icon', style: {width, height: width}}],
    },
    {width: size, height: size, format: 'png', images: [{src: 'icon', data: picture}]},
  );
}
