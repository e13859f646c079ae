import { type ReactElement, type ReactNode, useState } from "react";
import { Button } from "../components/Button/index.ts";

/** What covers the page, behind a button: a sample of a dialog beside another one. */
export function Opened({
  command = "Voir l’exemple",
  children,
}: {
  command?: string;
  children: (isOpen: boolean, close: () => void) => ReactNode;
}): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {command}
      </Button>
      {children(isOpen, () => setOpen(false))}
    </>
  );
}
