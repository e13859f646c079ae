import { ToggleButton } from "@jobami/ui/ToggleButton";
import { Heart } from "lucide-react";
import { copy } from "./copy.ts";

/** Where the heart comes once it is known who is here. */
export function HeartPlace() {
  return (
    <ToggleButton icon={<Heart />} isPressed={false} isDisabled onChange={() => {}}>
      {copy.favorite}
    </ToggleButton>
  );
}
