import "@jobami/ui/theme";
import { hydrateRoot } from "react-dom/client";
import { App } from "./App.tsx";

const root = document.querySelector("#root");
if (root) hydrateRoot(root, <App />);
