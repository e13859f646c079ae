import type { FieldValues, Resolver } from "react-hook-form";

/** A form's rules, loaded when the form is first touched so that the page does not wait for them. */
export interface LazyResolver<V extends FieldValues> {
  resolver: Resolver<V>;
  /** Starts loading; harmless to call again. */
  preload: () => void;
}

/** When the rules cannot be loaded the form passes: the server checks everything anyway and names the fields. */
export function lazyResolver<V extends FieldValues>(load: () => Promise<Resolver<V>>): LazyResolver<V> {
  let loading: Promise<Resolver<V> | null> | undefined;
  const rules = () => {
    loading ??= load().catch(() => {
      loading = undefined;
      return null;
    });
    return loading;
  };
  return {
    preload: () => void rules(),
    resolver: async (values, context, options) => {
      const resolve = await rules();
      return resolve === null ? { values, errors: {} } : resolve(values, context, options);
    },
  };
}
