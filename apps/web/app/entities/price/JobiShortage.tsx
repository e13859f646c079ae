import { useJobiBalance } from "@jobami/api/jobi/hooks";
import { InlineAlert } from "@jobami/ui/InlineAlert";
import { jobiShortageText } from "./jobi-shortage.ts";

/** Warns who will pay of a price above their Jobi; keep it mounted, so that it is spoken when it comes. */
export function JobiShortage({ price }: { price: Parameters<typeof jobiShortageText>[0] }) {
  const { data } = useJobiBalance(true);
  return (
    <InlineAlert tone="warning">
      {data === undefined ? null : jobiShortageText(price, data.montant)}
    </InlineAlert>
  );
}
