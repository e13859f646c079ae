import type { ReactNode } from "react";
import { useEarlySubmit } from "./early-form.ts";
import { PostFields } from "./PostFields.tsx";

interface CommandFormProps {
  id: string;
  onSubmit: () => void;
  children: ReactNode;
}

/** A form of a button alone. Pressed where no scripts are, it posts; where they are late, it is sent once they are there. */
export function CommandForm({ id, onSubmit, children }: CommandFormProps) {
  const early = useEarlySubmit(id);
  return (
    <>
      <PostFields form={id} />
      <form
        {...early}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
      </form>
    </>
  );
}
