import { Button } from "@jobami/ui/Button";
import { PostFields } from "./PostFields.tsx";

/** Without scripts, the button that does what the page does by itself with them. */
export function PlainCommand({ form, label }: { form: string; label: string }) {
  return (
    <noscript>
      <PostFields form={form} />
      <form id={form} method="post">
        <Button type="submit">{label}</Button>
      </form>
    </noscript>
  );
}
