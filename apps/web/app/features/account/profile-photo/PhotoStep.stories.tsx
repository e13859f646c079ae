import type { SessionUser } from "@jobami/api/auth/contract";
import { jobbeur, requester } from "@jobami/api/auth/fixtures";
import { Container } from "@jobami/ui/Container";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { PhotoStep } from "./PhotoStep.tsx";
import { putOffRecord } from "./put-off.ts";

/** The step of a session whose photo changes. */
function Live({ user, onChanged }: { user: SessionUser; onChanged: (user: SessionUser) => void }) {
  const [current, setCurrent] = useState(user);
  return (
    <PhotoStep
      user={current}
      onChanged={(next) => {
        setCurrent(next);
        onChanged(next);
      }}
    />
  );
}

const meta = {
  title: "web/PhotoStep",
  component: Live,
  parameters: { layout: "fullscreen" },
  args: { user: requester, onChanged: fn() },
  beforeEach: () => {
    for (const { id } of [requester, jobbeur]) putOffRecord(id).remember(null);
  },
  decorators: [
    (Story) => (
      <StoryProviders path="/dashboard" user={requester}>
        <main>
          <Container>
            <h1>Que fait-on aujourd’hui ?</h1>
            <h2>Vos trois premiers pas</h2>
            <Story />
          </Container>
        </main>
      </StoryProviders>
    ),
  ],
} satisfies Meta<typeof Live>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {};
export const OfAJobbeur: Story = { args: { user: jobbeur } };

/** Put off, it asks no more on this device. */
export const Later: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Plus tard" }));
    await waitFor(() => expect(canvas.queryByText("Montrez votre visage")).toBeNull());
    await expect(putOffRecord(requester.id).read()).toBe(true);
  },
};

/** Opened where it stands: what this browser cannot open is for the server to judge, and undone at once. */
export const Added: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Ajouter une photo" }));
    const field = await canvas.findByLabelText(/^Choisir une photo/, {}, { timeout: 30_000 });
    await userEvent.upload(field, new File([new Uint8Array(2000)], "portrait.jpg", { type: "image/jpeg" }));
    await expect(await canvas.findByText("Votre nouvelle photo est en place.")).toBeVisible();
    await expect(args.onChanged).toHaveBeenCalledOnce();
  },
};
