import { usePageFacts } from "../page/index.ts";

/** What the form of that id carries when it is sent without scripts: the CSRF token, and what makes two sendings of it one. */
export function PostFields({ form }: { form: string }) {
  const { csrfToken, key } = usePageFacts().form;
  return (
    <>
      <input type="hidden" form={form} name="csrf" value={csrfToken} />
      <input type="hidden" form={form} name="key" value={key} />
    </>
  );
}
