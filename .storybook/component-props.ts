import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { readComponents, type StoriedComponent } from "../tools/stories/component-props.ts";

const root = dirname(import.meta.dirname);

/**
 * Hands each file of stories the props of its component, as the compiler knows them, in `parameters.props`. They are read once, when the
 * first such file is asked for: a running Storybook shows changed types after it was started again.
 */
export function componentProps(): Plugin {
  let components: Map<string, StoriedComponent> | undefined;
  return {
    name: "jobami:component-props",
    enforce: "pre",
    transform(code, id) {
      if (!/packages\/ui\/src\/.*\.stories\.tsx$/.test(id)) return null;
      components ??= new Map(readComponents().map((component) => [join(root, component.file), component]));
      const component = components.get(id);
      if (component === undefined) return null;
      return {
        code: `${code}\nmeta.parameters = { ...meta.parameters, props: ${JSON.stringify(component.props)} };\n`,
        map: null,
      };
    },
  };
}
