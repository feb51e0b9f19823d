import { SimpleGrid } from '@landfall/shared';
import { FACT_KINDS, type Fact, type FactKind } from '@landfall/shared/contracts';
import { SelectField, TextareaField, TextField } from '@landfall/shared/form';
import { asKind, CHANNELS, isEmpty, LONGEST, PARTS, type Part } from './fact-parts.ts';
import { kindName, labelOf } from './names.ts';
import { useFactsTexts } from './texts.ts';

interface FieldProps {
  fact: Fact;
  part: Part;
  label: string;
  /** The focus begins here. */
  first?: boolean;
  onChange: (fact: Fact) => void;
}

/** The field of one part. Details stand one a line, empty lines included, until they are done. */
function PartField({ fact, part, label, first, onChange }: FieldProps) {
  const texts = useFactsTexts();
  if (part === 'details')
    return (
      <TextareaField
        label={label}
        rows={Math.min(8, fact.details.length + 2)}
        value={fact.details.join('\n')}
        onChange={(event) => onChange({ ...fact, details: event.target.value.split('\n') })}
      />
    );
  const field = {
    label,
    value: fact[part],
    maxLength: LONGEST[part],
    autoComplete: 'off',
    'data-focus': first ? '' : undefined,
    onChange: (event: { target: { value: string } }) => onChange({ ...fact, [part]: event.target.value }),
  };
  if (part === 'label' && fact.kind === 'contact') {
    const options = CHANNELS.map((value) => ({ value, label: labelOf(texts, { ...fact, label: value }) }));
    return <SelectField label={label} options={options} value={field.value} onChange={field.onChange} />;
  }
  if (part === 'value' && fact.kind === 'step') {
    const options = [
      { value: '', label: texts.stepPlain },
      { value: 'programme', label: texts.stepProgramme },
      { value: 'contents', label: texts.stepContents },
    ];
    return <SelectField label={label} options={options} value={field.value} onChange={field.onChange} />;
  }
  if (part === 'value' && fact.kind === 'date')
    return <TextField {...field} type={fact.value.includes('T') ? 'datetime-local' : 'date'} />;
  if (part === 'text' && fact.kind !== 'name') {
    const rows = Math.min(6, Math.max(2, Math.ceil(fact.text.length / 60)));
    return <TextareaField {...field} rows={rows} />;
  }
  return <TextField {...field} />;
}

const isWide = (fact: Fact, part: Part) => (part === 'text' && fact.kind !== 'date') || part === 'details';

/** The fields of those parts that the fact's kind uses, and the kind itself. */
export function FactFields({ fact, onChange }: Pick<FieldProps, 'fact' | 'onChange'>) {
  const texts = useFactsTexts();
  const isNew = isEmpty(fact);
  const kinds = FACT_KINDS.map((kind) => ({ value: kind, label: kindName(texts, kind) }));
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
      <SelectField
        label={texts.kind}
        options={kinds}
        value={fact.kind}
        data-focus={isNew ? '' : undefined}
        onChange={(event) => onChange(asKind(fact, event.target.value as FactKind))}
      />
      {PARTS[fact.kind].map(([part, name], index) => (
        <SimpleGrid key={`${fact.kind}-${part}`} gridColumn={isWide(fact, part) ? '1 / -1' : undefined}>
          <PartField fact={fact} part={part} label={texts[name]} first={!isNew && index === 0} onChange={onChange} />
        </SimpleGrid>
      ))}
    </SimpleGrid>
  );
}
