import ExifReader from 'exifreader';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawPhoto, photoNamed, photos } from './catalogue.ts';
import { exifTime, renderPreview } from './render-photo.ts';

test('some forty photos, each drawn the same every time and unlike the others', () => {
  expect(photos.length).toBeGreaterThanOrEqual(40);
  const drawings = photos.map(drawPhoto);
  expect(photos.map(drawPhoto)).toEqual(drawings);
  expect(new Set(drawings).size).toBe(photos.length);
});

test('no drawing needs a font or anything from outside', () => {
  for (const photo of photos) expect(drawPhoto(photo)).not.toMatch(/<text|<image|href|NaN|undefined/);
});

test('a preview decodes, carries the camera’s data, and its renditions carry none', async () => {
  const takenAt = new Date('2027-01-06T10:04:31Z');
  const { original, renditions } = await renderPreview(photoNamed('smoke-alarm'), takenAt);
  expect(await sharp(original).metadata()).toMatchObject({ format: 'jpeg', width: 1280, height: 960 });
  expect(ExifReader.load(original)).toMatchObject({
    DateTimeOriginal: { description: '2027:01:06 10:04:31' },
    OffsetTimeOriginal: { description: '+00:00' },
    Model: { description: 'Demo camera 12 MP' },
  });
  for (const { width, bytes } of renditions) {
    const { exif, ...picture } = await sharp(bytes).metadata();
    expect(exif).toBeUndefined();
    expect(picture.width).toBe(width);
  }
});

test('EXIF times are London’s', () => {
  expect(exifTime(new Date('2027-07-01T09:00:05Z'))).toBe('2027:07:01 10:00:05');
});
