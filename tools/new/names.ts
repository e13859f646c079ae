/** A name in the forms that files and code use. */
export interface Names {
  kebab: string;
  Pascal: string;
  camel: string;
  snake: string;
}

/** Reads `invoice-list`, `InvoiceList` or `invoiceList`; undefined when it is not the name of anything. */
export function readNames(name: string): Names | undefined {
  const kebab = name.replace(/([a-z0-9])([A-Z])/g, "$1-$2").toLowerCase();
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab)) return undefined;
  const Pascal = kebab.replace(/(^|-)([a-z0-9])/g, (_, __, first: string) => first.toUpperCase());
  return {
    kebab,
    Pascal,
    camel: Pascal[0]?.toLowerCase() + Pascal.slice(1),
    snake: kebab.replaceAll("-", "_"),
  };
}

/** A template with its names filled in. */
export function fillIn(template: string, names: Names): string {
  return template.replace(/__(kebab|Pascal|camel|snake)__/g, (_, form: keyof Names) => names[form]);
}
