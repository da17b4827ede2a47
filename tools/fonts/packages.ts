/** A package of whole fonts: its version, and the hash of its archive. */
export interface FontPackage {
  readonly version: string;
  readonly integrity: string;
}

/** Every package that a display font is made from, or that has the metrics of a local font. */
export const fontPackages: Readonly<Record<string, FontPackage>> = {
  '@expo-google-fonts/alegreya': {
    version: '0.4.2',
    integrity: 'sha512-fE6ckTCI9YMEdTu1TUvbV3RKDZZ14A+rhEik0dn7gXhfoYaaQnFO/ogSgFGl/aIC0PK4OIbqvmM1cfE7ejNw9g==',
  },
  '@expo-google-fonts/arimo': {
    version: '0.4.3',
    integrity: 'sha512-kXMUJ303nJgKjJFr8yuiAY9dgIoAoj9HccKkaSw0J63/T4MSdxFejzfDUVLzUz+ohpQWinifV99QOAUQLcGKDg==',
  },
  '@expo-google-fonts/barlow-condensed': {
    version: '0.4.1',
    integrity: 'sha512-9yuXU1MpI4Dw/8rR4pj2EXcT4/31H5+DrrT47auF8IzD9r7SZPRoNVq8clRq7zxOTh7v1gJk3pBhydDVf2x/dA==',
  },
  '@expo-google-fonts/cormorant': {
    version: '0.4.2',
    integrity: 'sha512-m4DjRXRcOav1z+89fTG6bgpuxA5fO0oN/luqgp4StmNmyyv5wQuvY0+XnFAb3dFyZeIL8ThyDUI9CmAZelWaFQ==',
  },
  '@expo-google-fonts/dela-gothic-one': {
    version: '0.4.1',
    integrity: 'sha512-+SqDc2MBfQdDeTsVZs8cw0QL5plZgTTyuZerkiwZVwoygG+//WMrOZ/d2QC37DlJWRNN69MVSNqo3d9xg0iunw==',
  },
  '@expo-google-fonts/eb-garamond': {
    version: '0.4.3',
    integrity: 'sha512-8HsDPKN6vDlzxZLgo3UFcyr4uvtY33TBpM65owySnF8cy8hq0ss8AWmBvT/lMRJ/wfcoaPP8gFQsizPRvr0nqg==',
  },
  '@expo-google-fonts/ibm-plex-sans-jp': {
    version: '0.4.1',
    integrity: 'sha512-BqFPab/NtwXJ6GF60rTB2PqUyFFebT9a/ju9lWDI0VS+h4VQBGC0z2tdRjheiHMYzHnkCZzoNPabIYf/LqE/dA==',
  },
  '@expo-google-fonts/kaisei-decol': {
    version: '0.4.1',
    integrity: 'sha512-dgDoMStD+331nz5kbtpeamMDBTetXvhvXnjywYZ+QJ0svBjU4AMZP+oe6zBFvIreY1QncqhyLPDIRLHzjZWiWw==',
  },
  '@expo-google-fonts/shippori-mincho': {
    version: '0.4.1',
    integrity: 'sha512-+nyw31jQWKm8GJLU1kcDYBRJ9jIp/8H6R1RSipkXQMf3+GIKSR3l8zJxuyoeal2+EzFDgo/xFQceM24MItobyA==',
  },
  '@expo-google-fonts/shippori-mincho-b1': {
    version: '0.4.1',
    integrity: 'sha512-tBKjuprMFUO4QqDMQ4H4rPUkYg+OzUwiYSFc/H1yYcIaTZyvo1CY7er0pvYc7OPiE7YR5s8Jgyv82EXmsO/5gg==',
  },
  '@expo-google-fonts/source-serif-4': {
    version: '0.4.1',
    integrity: 'sha512-Ej4UXDjW1kwYPHG8YLq6fK1bqnJGb3K35J3S5atSL0ScKFAFLKvndxoTWeCls7mybtlS9x99hzwDeXCBkiI3rA==',
  },
  '@expo-google-fonts/tinos': {
    version: '0.4.2',
    integrity: 'sha512-MQkfvUO1Aw7UP3jRtWLcjda+udanoL8ecrbkjbc3ZdhSI1iW/Uil4uD8O0eOiIxU2v/FeAT2XjGNiz5oYUlucg==',
  },
  '@expo-google-fonts/zen-kaku-gothic-new': {
    version: '0.4.1',
    integrity: 'sha512-Vm9sib0Auc/lP3K6ZvtizZdsLjUETut1hC6FL/UdM24DOXO8iZ9zfl3Fia94OFqGVDLQmnnegm5goYCXU5Lxyg==',
  },
  '@expo-google-fonts/zen-maru-gothic': {
    version: '0.4.1',
    integrity: 'sha512-DCDiIfyvhsq4geQRW5WBf2cxIU4qdz95RMcBMXsUgCORZUcLQEyKG/UwaRWjEBp+94GnnPEVEklhSa6DGn2raA==',
  },
  '@expo-google-fonts/zen-old-mincho': {
    version: '0.4.1',
    integrity: 'sha512-rOSy2ZJYeBgND42L9zbxx4Snnip9ktILI62qQ0gVky07BbogJJPaIZcWpasBpfNxIgKks3+a58DaPda1XOXeNg==',
  },
};
