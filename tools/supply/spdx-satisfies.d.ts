/** Its published types are of an older major. */
declare module "spdx-satisfies" {
  /** Whether an SPDX expression can be met with the given licences alone. Throws on what is no expression. */
  function satisfies(expression: string, allowed: string[]): boolean;
  export = satisfies;
}
