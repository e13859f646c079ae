import type { SessionUser } from "@jobami/api/auth/contract";
import { requester } from "@jobami/api/auth/fixtures";
import { filesContract } from "@jobami/api/files/contract";
import { mockNetworkFailure, mockRefusal, mockSilence } from "@jobami/api/mock";
import { usersContract } from "@jobami/api/users/contract";
import { Container } from "@jobami/ui/Container";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { PhotoCard } from "./PhotoCard.tsx";

const face = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#b9dcf5"/><circle cx="32" cy="26" r="13" fill="#d1602f"/><path d="M8 64a24 22 0 0 1 48 0z" fill="#00573b"/></svg>',
)}`;
const pictured: SessionUser = {
  ...requester,
  photo: { file: "0b5a9d2e-6f0c-4a38-9d0e-1f6b7c8d9e01", small: face, medium: face, large: face },
};

/** The card of a session whose photo changes. */
function Live({ user, onChanged }: { user: SessionUser; onChanged: (user: SessionUser) => void }) {
  const [current, setCurrent] = useState(user);
  return (
    <PhotoCard
      user={current}
      onChanged={(next) => {
        setCurrent(next);
        onChanged(next);
      }}
    />
  );
}

const meta = {
  title: "web/PhotoCard",
  component: Live,
  parameters: { layout: "fullscreen" },
  args: { user: requester, onChanged: fn() },
  decorators: [
    (Story) => (
      <StoryProviders path="/dashboard/parametres" user={requester}>
        <main>
          <Container width="form">
            <h1>Paramètres</h1>
            <Story />
          </Container>
        </main>
      </StoryProviders>
    ),
  ],
} satisfies Meta<typeof Live>;

export default meta;
type Story = StoryObj<typeof meta>;

const choose = (canvasElement: HTMLElement) =>
  userEvent.upload(
    within(canvasElement).getByLabelText(/^(Choisir|Changer)/),
    new File([new Uint8Array(2_400_000)], "portrait.jpg", { type: "image/jpeg" }),
  );

export const Without: Story = {};
export const With: Story = { args: { user: pictured } };
export const OnAPhone: Story = { args: { user: pictured }, globals: { viewport: { value: "w390" } } };

export const Sending: Story = {
  parameters: { msw: [mockSilence(filesContract.upload)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await choose(canvasElement);
    await expect(await canvas.findByRole("progressbar", { name: "Envoi de portrait.jpg" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Retirer portrait.jpg" }));
    await waitFor(() => expect(canvas.queryByRole("progressbar")).toBeNull());
    await expect(canvas.getByLabelText(/^Choisir/)).toHaveFocus();
  },
};

export const Changed: Story = {
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement);
    await expect(await within(canvasElement).findByText("Votre nouvelle photo est en place.")).toBeVisible();
    await expect(args.onChanged).toHaveBeenCalledOnce();
    await expect(within(canvasElement).queryByText("portrait.jpg")).toBeNull();
  },
};

/** The server's own text, and the way to try again. */
export const Refused: Story = {
  parameters: {
    msw: [
      mockRefusal(filesContract.upload, "FILE_UNREADABLE", { message: "Ce fichier n’a pas pu être lu." }),
    ],
  },
  play: async ({ canvasElement }) => {
    await choose(canvasElement);
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("Ce fichier n’a pas pu être lu.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Renvoyer portrait.jpg" })).toBeEnabled();
  },
};

/** What got no answer waits and is sent again by itself. */
export const Held: Story = {
  parameters: { msw: [mockNetworkFailure(filesContract.upload)] },
  play: async ({ canvasElement }) => {
    await choose(canvasElement);
    await expect(
      await within(canvasElement).findByText("L’envoi reprendra dès que la connexion sera revenue."),
    ).toBeVisible();
  },
};

export const Removed: Story = {
  args: { user: pictured },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Retirer la photo" }));
    await expect(await canvas.findByRole("button", { name: "Annuler" })).toBeVisible();
    await expect(args.onChanged).toHaveBeenCalledOnce();
  },
};

export const NotKept: Story = {
  args: { user: pictured },
  parameters: {
    msw: [mockRefusal(usersContract.setPhoto, "NOT_FOUND", { message: "Cette photo n’existe plus." })],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Retirer la photo" }));
    await expect(await canvas.findByText("Cette photo n’existe plus.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Réessayer" })).toBeVisible();
  },
};

/** A picture that this browser opens is cut to a square first; nothing is sent before, and the way back leaves all as it was. */
export const Cropped: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const page = within(document.body);
    const wide = document.createElement("canvas");
    Object.assign(wide, { width: 300, height: 150 });
    const bytes = await new Promise<Blob | null>((resolve) => wide.toBlob(resolve, "image/jpeg"));
    const portrait = new File([bytes ?? ""], "portrait.jpg", { type: "image/jpeg" });
    await userEvent.upload(canvas.getByLabelText(/^Choisir/), portrait);
    const first = await page.findByRole("dialog", { name: "Cadrer la photo" }, { timeout: 30_000 });
    await userEvent.click(within(first).getByRole("button", { name: "Choisir une autre photo" }));
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
    await expect(args.onChanged).not.toHaveBeenCalled();
    await userEvent.upload(canvas.getByLabelText(/^Choisir/), portrait);
    const dialog = await page.findByRole("dialog", { name: "Cadrer la photo" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Pivoter à droite" }));
    await userEvent.click(within(dialog).getByRole("button", { name: /^Annuler/ }));
    await userEvent.click(within(dialog).getByRole("button", { name: "Utiliser cette photo" }));
    await expect(await canvas.findByText("Votre nouvelle photo est en place.")).toBeVisible();
    await expect(args.onChanged).toHaveBeenCalledOnce();
  },
};
