import { createTwoFactorMachine } from "@jobami/machines/auth/two-factor";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, within } from "storybook/test";
import { MachineViewer } from "./viewer/MachineViewer.tsx";

const meta = { title: "machines/L’établi", component: MachineViewer } satisfies Meta<typeof MachineViewer>;
export default meta;

/** An event written by hand, and the clock moved to one ms before the wait of another code ends, then to its end. */
export const Console: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "auth/two-factor",
      create: createTwoFactorMachine,
      input: { maskedEmail: "l•••@exemple.fr", cameFrom: null },
      events: [{ type: "resend.requested" }],
      calls: { resendCode: { "code envoyé": { done: { cooldownSeconds: 30 } } } },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const event = page.getByLabelText("Un autre événement, en JSON");
    const send = page.getByRole("button", { name: "Envoyer" });
    fireEvent.change(event, { target: { value: "pas du JSON" } });
    await userEvent.click(send);
    await expect(page.getByText(/Écrivez un objet JSON/)).toBeVisible();
    fireEvent.change(event, { target: { value: '{"type":"form.submitted","code":" "}' } });
    await userEvent.click(send);
    await expect(page.getByText(/"code": "CODE_MISSING"/)).toBeVisible();

    const length = page.getByLabelText("Une autre durée");
    const advance = page.getByRole("button", { name: "Avancer" });
    for (const [ms, state] of [
      ["59999", "waiting (code ready, resend coolingDown)"],
      ["1", "waiting (code ready, resend available)"],
    ] as const) {
      fireEvent.change(length, { target: { value: ms } });
      await userEvent.click(advance);
      await expect(page.getByText(state)).toBeVisible();
    }
    await expect(page.getByRole("row", { name: /^codeLife en cours 540\s?000\s?ms/ })).toBeVisible();
  },
};
