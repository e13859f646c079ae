import { createContext, type ReactNode } from "react";

/** The line about the connection, drawn by whoever runs it: its code is there before the network goes. Null for a visitor and on the server. */
export const ConnectionLineContext = createContext<ReactNode>(null);
