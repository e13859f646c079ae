import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { answeringApi } from "../../../testing/answering-api.ts";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { passwordResetMachine } from "./password-reset.actors.ts";
import { ResetPasswordScreen } from "./ResetPasswordScreen.tsx";

test("a link that could not be looked at is looked at again by a link, without scripts too", () => {
  const { api } = answeringApi({ success: true });
  const problem = { code: "NETWORK" as const, message: "", fields: [] };
  const html = renderToString(
    <StoryProviders path="/reset-password?token=jeton">
      <ResetPasswordScreen
        machine={passwordResetMachine(api)}
        token="jeton"
        posted={{ values: {}, fields: [], view: { status: "unvalidated", problem } }}
      />
    </StoryProviders>,
  );
  expect(html).toMatch(/<a[^>]*href="\/reset-password\?token=jeton"[^>]*>Réessayer</);
});
