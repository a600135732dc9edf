import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { charsetParameter, declaredCharset } from '../../../src/readers/charset/declared.ts';
import { decodeText, toUtf8Bytes } from '../../../src/readers/charset/decode.ts';

const bytes = (...parts: (string | readonly number[])[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  );
const pad = (length: number) => ' '.repeat(length);

interface Case {
  readonly name: string;
  readonly body: Uint8Array;
  readonly type: string | null;
  readonly used: string;
  readonly source: string;
  readonly has: string;
}

const CASES: readonly Case[] = [
  {
    name: 'BOM against header',
    body: bytes([0xef, 0xbb, 0xbf], [0xc3, 0xa9]),
    type: 'text/html; charset=koi8-r',
    used: 'utf-8',
    source: 'bom',
    has: 'é',
  },
  {
    name: 'UTF-16LE mark',
    body: bytes([0xff, 0xfe, 0x41, 0x00, 0xac, 0x20]),
    type: null,
    used: 'utf-16le',
    source: 'bom',
    has: 'A€',
  },
  {
    name: 'UTF-16BE mark',
    body: bytes([0xfe, 0xff, 0x00, 0x41, 0x20, 0xac]),
    type: null,
    used: 'utf-16be',
    source: 'bom',
    has: 'A€',
  },
  {
    name: 'UTF-16LE header',
    body: bytes([0x41, 0x00, 0xac, 0x20]),
    type: 'text/html;charset=UTF-16',
    used: 'utf-16le',
    source: 'http',
    has: 'A€',
  },
  {
    name: 'UTF-16LE without any word',
    body: Buffer.from('<html>ж', 'utf16le'),
    type: 'text/html',
    used: 'utf-16le',
    source: 'fallback',
    has: '<html>ж',
  },
  {
    name: 'latin1 label means windows-1252',
    body: bytes([0x80, 0x93, 0x94, 0xe9, 0x99]),
    type: 'text/html; charset=ISO-8859-1',
    used: 'windows-1252',
    source: 'http',
    has: '€“”é™',
  },
  {
    name: 'latin1 bytes without a C1',
    body: bytes('caf', [0xe9]),
    type: 'text/html; charset=latin1',
    used: 'windows-1252',
    source: 'http',
    has: 'café',
  },
  {
    name: 'Shift_JIS',
    body: bytes([0x93, 0xfa, 0x96, 0x7b]),
    type: 'text/html; charset=Shift_JIS',
    used: 'shift_jis',
    source: 'http',
    has: '日本',
  },
  {
    name: 'EUC-JP by meta',
    body: bytes('<meta charset=euc-jp>', [0xc6, 0xfc, 0xcb, 0xdc]),
    type: 'text/html',
    used: 'euc-jp',
    source: 'meta',
    has: '日本',
  },
  {
    name: 'GBK by http-equiv',
    body: bytes('<meta http-equiv="Content-Type" content="text/html; charset=gb2312">', [0xd6, 0xd0]),
    type: null,
    used: 'gbk',
    source: 'meta',
    has: '中',
  },
  {
    name: 'EUC-KR by the label of Korean systems',
    body: bytes([0xc8, 0xfe, 0x3c]),
    type: 'text/html; charset=ks_c_5601-1987',
    used: 'euc-kr',
    source: 'http',
    has: '힝<',
  },
  {
    name: 'Big5 by the label of Hong Kong',
    body: bytes([0xa4, 0xa4, 0x3c]),
    type: 'text/html; charset=big5-hkscs',
    used: 'big5',
    source: 'http',
    has: '中<',
  },
  {
    name: 'KOI8-R',
    body: bytes([0xf2]),
    type: 'text/html; charset=koi8-r',
    used: 'koi8-r',
    source: 'http',
    has: 'Р',
  },
  {
    name: 'quoted parameter',
    body: bytes([0xf2]),
    type: 'text/html; charset="koi8-r"',
    used: 'koi8-r',
    source: 'http',
    has: 'Р',
  },
  {
    name: 'single quotes and blanks',
    body: bytes([0xf2]),
    type: "text/html ; Charset = 'KOI8-R' ; x=y",
    used: 'koi8-r',
    source: 'http',
    has: 'Р',
  },
  {
    name: 'unknown header label, meta decides',
    body: bytes('<meta charset=koi8-r>', [0xf2]),
    type: 'text/html; charset=klingon',
    used: 'koi8-r',
    source: 'meta',
    has: 'Р',
  },
  {
    name: 'unknown label, valid UTF-8',
    body: bytes([0xc3, 0xa9]),
    type: 'text/html; charset=klingon',
    used: 'utf-8',
    source: 'utf8',
    has: 'é',
  },
  {
    name: 'header against meta',
    body: bytes('<meta charset=koi8-r>', [0xc3, 0xa9]),
    type: 'text/html; charset=utf-8',
    used: 'utf-8',
    source: 'http',
    has: 'é',
  },
  {
    name: 'undeclared UTF-8',
    body: bytes('<p>', [0xe2, 0x82, 0xac]),
    type: 'text/html',
    used: 'utf-8',
    source: 'utf8',
    has: '€',
  },
  {
    name: 'undeclared UTF-8 cut inside a character',
    body: bytes('<p>', [0xe2, 0x82, 0xac, 0xe2, 0x82]),
    type: 'text/html',
    used: 'utf-8',
    source: 'utf8',
    has: '€',
  },
  {
    name: 'undeclared windows-1252',
    body: bytes('<p>', [0x93], 'x', [0xe9]),
    type: 'text/html',
    used: 'windows-1252',
    source: 'fallback',
    has: '“xé',
  },
  {
    name: 'late meta',
    body: bytes('<title>', pad(2000), '</title><meta charset=koi8-r>', [0xf2]),
    type: 'text/html',
    used: 'koi8-r',
    source: 'meta',
    has: 'Р',
  },
  {
    name: 'meta UTF-16 is a lie',
    body: bytes('<meta charset=utf-16>', [0xc3, 0xa9]),
    type: null,
    used: 'utf-8',
    source: 'meta',
    has: 'é',
  },
  {
    name: 'meta x-user-defined',
    body: bytes('<meta charset=x-user-defined>', [0x80]),
    type: null,
    used: 'windows-1252',
    source: 'meta',
    has: '€',
  },
  {
    name: 'utf-7 never',
    body: bytes('<meta charset=utf-7>+ADw-script+AD4-'),
    type: 'text/html; charset=utf-7',
    used: 'utf-8',
    source: 'utf8',
    has: '+ADw-script+AD4-',
  },
  {
    name: 'XML declaration',
    body: bytes('<?xml version="1.0" encoding="windows-1251"?><a>', [0xe9]),
    type: 'text/xml',
    used: 'windows-1251',
    source: 'meta',
    has: 'й',
  },
  {
    name: 'XML declaration against a meta element in XHTML',
    body: bytes('<?xml version="1.0" encoding="windows-1251"?><html><meta charset="koi8-r"/>', [0xe9]),
    type: 'application/xhtml+xml',
    used: 'windows-1251',
    source: 'meta',
    has: 'й',
  },
  {
    name: 'XML declaration against a meta element in HTML',
    body: bytes('<?xml version="1.0" encoding="windows-1251"?><html><meta charset="koi8-r"/>', [0xe9]),
    type: 'text/html',
    used: 'koi8-r',
    source: 'meta',
    has: 'И',
  },
  {
    name: 'Content-Type against the XML declaration',
    body: bytes('<?xml version="1.0" encoding="windows-1251"?><html>', [0xc3, 0xa9]),
    type: 'application/xhtml+xml; charset=utf-8',
    used: 'utf-8',
    source: 'http',
    has: 'é',
  },
  {
    name: 'byte order mark against the XML declaration',
    body: bytes([0xef, 0xbb, 0xbf], '<?xml version="1.0" encoding="windows-1251"?><html>', [0xc3, 0xa9]),
    type: 'application/xhtml+xml; charset=koi8-r',
    used: 'utf-8',
    source: 'bom',
    has: 'é',
  },
  {
    name: 'meta in a comment does not count',
    body: bytes('<!-- <meta charset=koi8-r> --><p>', [0xc3, 0xa9]),
    type: null,
    used: 'utf-8',
    source: 'utf8',
    has: 'é',
  },
  {
    name: 'meta in the body counts in the first 1024 bytes: the prescan knows no structure',
    body: bytes('<body><meta charset=koi8-r>', [0xf2]),
    type: null,
    used: 'koi8-r',
    source: 'meta',
    has: 'Р',
  },
  {
    name: 'meta behind an end of the head that a script only writes',
    body: bytes('<script>"</head>"</script><meta charset=koi8-r>', [0xf2]),
    type: null,
    used: 'koi8-r',
    source: 'meta',
    has: 'Р',
  },
  {
    name: 'a late meta in the body does not count',
    body: bytes('<body>', pad(1018), '<meta charset=koi8-r>', [0xc3, 0xa9]),
    type: null,
    used: 'utf-8',
    source: 'utf8',
    has: 'é',
  },
  {
    name: 'a stray quote belongs to the label, which nobody knows then',
    body: bytes("<meta http-equiv=content-type content='text/html; charset=koi8-r\"'>", [0xc3, 0xa9]),
    type: null,
    used: 'utf-8',
    source: 'utf8',
    has: 'é',
  },
  {
    name: 'a blank in the name of the header makes it another one',
    body: bytes("<meta http-equiv='content-type ' content='text/html; charset=koi8-r'>", [0xc3, 0xa9]),
    type: null,
    used: 'utf-8',
    source: 'utf8',
    has: 'é',
  },
  {
    name: 'ISO 8859-16',
    body: bytes([0xba, 0xde, 0xa4, 0x93]),
    type: 'text/html; charset=ISO-8859-16',
    used: 'iso-8859-16',
    source: 'http',
    has: 'șȚ€\u0093',
  },
  {
    name: 'x-user-defined of the header',
    body: bytes('a', [0x80, 0xff]),
    type: 'text/html; charset=x-user-defined',
    used: 'x-user-defined',
    source: 'http',
    has: 'a\uF780\uF7FF',
  },
  {
    name: 'an encoding that browsers refuse',
    body: bytes('<meta charset=utf-8><p>~{VPND~}'),
    type: 'text/html; charset=hz-gb-2312',
    used: 'replacement',
    source: 'http',
    has: '\uFFFD',
  },
  {
    name: 'a label that is a word of JavaScript',
    body: bytes('x'),
    type: 'text/html; charset=constructor',
    used: 'utf-8',
    source: 'utf8',
    has: 'x',
  },
  {
    name: 'meta inside an attribute value does not count',
    body: bytes('<a title="<meta charset=koi8-r>">', [0xc3, 0xa9]),
    type: null,
    used: 'utf-8',
    source: 'utf8',
    has: 'é',
  },
  {
    name: 'first known of two metas',
    body: bytes('<meta charset=nope><meta charset=koi8-r><meta charset=utf-8>', [0xf2]),
    type: null,
    used: 'koi8-r',
    source: 'meta',
    has: 'Р',
  },
  { name: 'empty', body: bytes(), type: '', used: 'utf-8', source: 'utf8', has: '' },
];

describe('the encoding of a document', () => {
  test.each(CASES)('$name', ({ body, type, used, source, has }) => {
    const decoded = decodeText(body, type);
    expect(decoded).toMatchObject({ used, source });
    expect(decoded.text).toContain(has);
    const utf8 = toUtf8Bytes(body, type);
    expect(utf8).toMatchObject({ used, source, replacements: decoded.replacements });
    expect(Buffer.from(utf8.bytes).toString()).toBe(decoded.text);
  });

  test('reports what was declared even where it did not decide', () => {
    const page = bytes([0xef, 0xbb, 0xbf], '<meta charset=KOI8-R>');
    expect(decodeText(page, 'text/html; charset=Latin1')).toMatchObject({
      http: 'windows-1252',
      meta: 'koi8-r',
      metaEarly: true,
    });
    expect(decodeText(bytes('<meta charset=Nope>'), 'text/html; charset=Odd')).toMatchObject({
      http: 'odd',
      meta: 'nope',
    });
  });

  test('a declaration is early when it ends within 1024 bytes', () => {
    const meta = '<meta charset=utf-8>';
    const early = bytes(pad(1024 - meta.length), meta);
    expect(decodeText(early, null)).toMatchObject({ meta: 'utf-8', metaEarly: true });
    expect(decodeText(bytes(' '.concat(pad(1024 - meta.length), meta)), null)).toMatchObject({
      meta: 'utf-8',
      metaEarly: false,
    });
  });

  test('the search for a late declaration ends at 64 KiB', () => {
    const meta = '<meta charset=koi8-r>';
    expect(decodeText(bytes(pad(65_536 - meta.length), meta), null).used).toBe('koi8-r');
    expect(decodeText(bytes(pad(65_537 - 'a>'.length), meta), null).used).toBe('utf-8');
  });

  test('invalid UTF-8 and NUL become text, counted, never an error', () => {
    const decoded = decodeText(bytes('a', [0xff, 0x00, 0xc3], 'b'), 'text/html; charset=utf-8');
    expect(decoded.text).toBe('a\uFFFD\u0000\uFFFDb');
    expect(decoded.replacements).toBe(2);
    expect(toUtf8Bytes(bytes([0xef, 0xbf, 0xbd]), 'text/html; charset=utf-8').replacements).toBe(1);
  });

  test('valid UTF-8 is not copied', () => {
    const page = bytes([0xef, 0xbb, 0xbf], '<p>', [0xc3, 0xa9]);
    expect(toUtf8Bytes(page, null).bytes.buffer).toBe(page.buffer);
  });

  test('any bytes under any label give text whose UTF-8 form is the same text', () => {
    const labels = fc.constantFrom(
      null,
      'utf-8',
      'latin1',
      'utf-16',
      'gbk',
      'shift_jis',
      'x',
      'big5',
      'iso-2022-jp',
    );
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), labels, (body, label) => {
        const type = label === null ? null : `text/html; charset=${label}`;
        const utf8 = toUtf8Bytes(body, type);
        expect(Buffer.from(utf8.bytes).toString()).toBe(Buffer.from(decodeText(body, type).text).toString());
      }),
    );
  });
});

describe('declarations', () => {
  test('charset parameters', () => {
    expect(charsetParameter('text/html')).toBeNull();
    expect(charsetParameter('text/html; charset=')).toBeNull();
    expect(charsetParameter('text/html; charset="utf-8')).toBe('utf-8');
    expect(charsetParameter('text/html; xcharset=a; charset=b')).toBe('b');
    expect(charsetParameter('text/html; charset=utf-8; charset=koi8-r')).toBe('utf-8');
  });

  test('a tag that the text ends in declares nothing (HTML Standard, prescan)', () => {
    const declarations = ['<meta charset=koi8-r', '<meta charset="koi8-r"'];
    for (const source of declarations) expect(declaredCharset(source)).toBeNull();
    expect(declaredCharset('<meta charset=koi8-r>')).toMatchObject({ encoding: 'koi8-r' });
  });

  test('what a declaration, an instruction or a broken end tag holds declares nothing', () => {
    for (const start of ['<!x ', '<?x ', '</ ']) {
      expect(declaredCharset(`${start}<meta charset=koi8-r>`)).toBeNull();
      expect(declaredCharset(`${start}><meta charset=koi8-r>`)).toMatchObject({ encoding: 'koi8-r' });
    }
  });

  test('the search reads hostile markup once', () => {
    for (const source of [
      '<'.repeat(65_536),
      '<a '.repeat(20_000),
      '<meta a="'.repeat(7000),
      `<meta ${'a '.repeat(30_000)}`,
    ]) {
      expect(declaredCharset(source)).toBeNull();
    }
  });
});
