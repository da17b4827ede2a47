/** The tag by which the shop marks goods that are ordered before they have arrived; their pages show the cautions `preorder_1` and `preorder_2`. */
export const PREORDER_TAG = 'preorder';
