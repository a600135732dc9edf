/** Texts in the place of objects. */
import { OBJECT_VALUES, type ObjectValue } from '../../catalog/object-values.ts';
import { valuesOf } from '../../readers/structured-data/entity-index.ts';
import type { StructuredEntity, StructuredValue } from '../../readers/structured-data/model.ts';
import { isA } from '../../readers/structured-data/vocabulary.ts';

/** A property that has a text where Google reads an object. */
export interface ObjectFault {
  readonly property: string;
  readonly value: string;
  readonly object: ObjectValue;
}

const HOLDERS = Object.keys(OBJECT_VALUES);

/** The properties of one entity that have a text where an object belongs, each once. An address may lead to the object. */
export function objectFaults(entity: StructuredEntity): ObjectFault[] {
  const holders = HOLDERS.filter((holder) => entity.types.some((type) => isA(type, holder)));
  return holders.flatMap((holder) =>
    Object.entries(OBJECT_VALUES[holder] ?? {}).flatMap(([property, object]) => {
      const [value] = textsIn(valuesOf(entity, property));
      return value === undefined ? [] : [{ property, value, object }];
    }),
  );
}

/** The texts among values, each made the object that it was to be. `blankFor` writes what the text does not say. */
export function asObjects(
  values: readonly StructuredValue[],
  { type, textProperty, needs = [] }: ObjectValue,
  blankFor: (property: string) => string,
): readonly Readonly<Record<string, string>>[] {
  const blanks = Object.fromEntries(needs.map((property) => [property, blankFor(property)]));
  return textsIn(values).map((text) => ({
    '@type': type,
    ...(textProperty !== undefined && { [textProperty]: text }),
    ...blanks,
  }));
}

const ADDRESS = /^(?:https?:\/\/|#|_:|\/)\S*$/i;

function textsIn(values: readonly StructuredValue[]): readonly string[] {
  return values.flatMap((value) => {
    const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
    return text === '' || ADDRESS.test(text) ? [] : [text];
  });
}
