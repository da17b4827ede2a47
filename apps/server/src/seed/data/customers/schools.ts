/** Schools of the cooperative. Keys are long enough not to be guessed; a closed one takes no registrations any more. */
export const schoolData = [
  { key: 'MHN7K3Q2R9X', name: '見本学園 初等部', isOpen: true },
  { key: 'MHN4T8W6P5C', name: '見本学園 中等部', isOpen: true },
  { key: 'MHN2D9V7L3F', name: '見本学園 旧分校', isOpen: false },
] as const;
