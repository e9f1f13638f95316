/** Texts, nested as their files nest them. */
export type Tree = { readonly [key: string]: string | Tree };
