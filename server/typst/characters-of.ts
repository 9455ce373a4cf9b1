/** The characters that a TrueType font can draw, from its `cmap` table. Only formats 12 and 4 are read, which cover all of Unicode and its first plane: every font has one of them. https://learn.microsoft.com/en-us/typography/opentype/spec/cmap */
export const charactersOf = (font: Buffer): ReadonlySet<number> => {
  const cmap = tableOf(font, 'cmap');
  const subtables = new Map<number, number>();
  for (let index = 0; index < font.readUInt16BE(cmap + 2); index += 1) {
    const at = cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4);
    subtables.set(font.readUInt16BE(at), at);
  }
  const [wide, narrow] = [subtables.get(12), subtables.get(4)];
  if (wide !== undefined) return charactersOfFormat12(font, wide);
  if (narrow !== undefined) return charactersOfFormat4(font, narrow);
  throw new Error('the font has no table of Unicode characters');
};

const tableOf = (font: Buffer, name: string): number => {
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const entry = 12 + index * 16;
    if (font.toString('latin1', entry, entry + 4) === name) return font.readUInt32BE(entry + 8);
  }
  throw new Error(`the font has no table '${name}'`);
};

const charactersOfFormat12 = (font: Buffer, at: number): ReadonlySet<number> => {
  const characters = new Set<number>();
  for (let group = 0; group < font.readUInt32BE(at + 12); group += 1) {
    const entry = at + 16 + group * 12;
    for (let code = font.readUInt32BE(entry); code <= font.readUInt32BE(entry + 4); code += 1) characters.add(code);
  }
  return characters;
};

/** A segment that points into the glyph array may omit single characters (glyph 0). */
const charactersOfFormat4 = (font: Buffer, at: number): ReadonlySet<number> => {
  const characters = new Set<number>();
  const twice = font.readUInt16BE(at + 6);
  const [ends, starts, deltas, offsets] = [at + 14, at + 16 + twice, at + 16 + twice * 2, at + 16 + twice * 3];
  for (let segment = 0; segment < twice; segment += 2) {
    const [start, end] = [font.readUInt16BE(starts + segment), font.readUInt16BE(ends + segment)];
    const [delta, offset] = [font.readUInt16BE(deltas + segment), font.readUInt16BE(offsets + segment)];
    for (let code = start; code <= end && code !== 0xffff; code += 1) {
      const listed = offset === 0 ? code : font.readUInt16BE(offsets + segment + offset + (code - start) * 2);
      if (listed !== 0 && ((listed + delta) & 0xffff) !== 0) characters.add(code);
    }
  }
  return characters;
};
