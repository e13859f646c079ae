interface TextForm<Name extends string> {
  names: readonly Name[];
  /** Of a field, in the page. */
  idOf: (name: Name) => string;
  values: Readonly<Record<Name, string>>;
  problem: { fields: readonly { path: string; message: string }[] } | null;
  onType: (name: Name, typed: string) => void;
}

/** Of a form whose fields are all wanted: what was refused, for its summary, and what each field is given. */
export function textFields<Name extends string>({ names, idOf, values, problem, onType }: TextForm<Name>) {
  const errors = names.flatMap((name) => {
    const refused = problem?.fields.find(({ path }) => path === name);
    return refused === undefined ? [] : [{ name, fieldId: idOf(name), message: refused.message }];
  });
  const field = (name: Name) => ({
    id: idOf(name),
    name,
    isRequired: true,
    value: values[name],
    error: errors.find((error) => error.name === name)?.message,
    onChange: ({ target }: { target: { value: string } }) => onType(name, target.value),
  });
  return { errors, field };
}
