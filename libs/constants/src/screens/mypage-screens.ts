import { account, hidden, type Screen } from './screen.ts';

/** My page, and what of it pages that readers see first lead to. */
export const mypageDoorScreens = {
  mypage: { ...account, path: '/mypage', folder: 'mypage', slots: ['MyPageHome', 'MyPageLayout'], menus: ['service', 'mypage'] },
  mypageOrders: { ...account, path: '/mypage/order_history', folder: 'order-list', slots: ['OrderListPage', 'MyPageLayout'], menus: ['mypage'], group: 'orders' },
  mypageOrder: { ...account, path: '/mypage/order_history/:key', key: 'code', folder: 'order', slots: ['OrderPage', 'MyPageLayout'] },
  mypageAddresses: { ...account, path: '/mypage/address', folder: 'address-list', slots: ['AddressListPage', 'MyPageLayout'], menus: ['mypage'], group: 'orders' },
  mypageMeasurement: { ...account, path: '/mypage/measurement', folder: 'measurement-list', slots: ['MeasurementListPage', 'MyPageLayout'], menus: ['mypage'], group: 'registration' },
} as const satisfies Record<string, Screen>;

/** The rest of a member's own screens, in the order of their menu. Their paths come with the first page that leads to one. */
export const mypageScreens = {
  mypageAddressAdd: { ...account, path: '/mypage/address/add', folder: 'address-form', slots: ['AddressFormPage', 'MyPageLayout'] },
  mypageAddressEdit: { ...account, path: '/mypage/address/:key/edit', key: 'number', folder: 'address-form', slots: ['AddressFormPage', 'MyPageLayout'] },
  mypageMeasurementEdit: { ...account, path: '/mypage/measurement/edit', folder: 'measurement-form', slots: ['MeasurementFormPage', 'MyPageLayout'] },
  mypageCards: { ...account, path: '/mypage/card', folder: 'card-list', slots: ['CardListPage', 'MyPageLayout'], menus: ['mypage'], group: 'registration' },
  mypageCardAdd: { ...account, path: '/mypage/card/add', folder: 'card-form', slots: ['CardFormPage', 'MyPageLayout'] },
  mypageLists: { ...account, path: '/mypage/list', folder: 'user-lists', slots: ['UserListsPage', 'MyPageLayout'], menus: ['mypage'], group: 'favourites' },
  mypageList: { ...account, path: '/mypage/list/:key', key: 'code', folder: 'user-list', slots: ['UserListPage', 'ProductCard', 'MyPageLayout'] },
  mypageProductHistory: { ...account, path: '/mypage/product_history', folder: 'product-history', slots: ['ProductHistoryPage', 'ProductCard', 'MyPageLayout', 'Pagination'], menus: ['mypage'], group: 'favourites' },
  mypageProductRequestHistory: { ...account, path: '/mypage/product_request_history', folder: 'product-request-history', slots: ['ProductRequestHistoryPage', 'ProductCard', 'MyPageLayout', 'Pagination'], menus: ['mypage'], group: 'favourites' },
  mypageProductSearchHistory: { ...account, path: '/mypage/product_search_history', folder: 'product-search-history', slots: ['ProductSearchHistoryPage', 'MyPageLayout', 'Pagination'], menus: ['mypage'], group: 'favourites' },
  mypageMemorials: { ...account, path: '/mypage/memorial', folder: 'memorial-list', slots: ['MemorialListPage', 'MyPageLayout'], menus: ['mypage'], group: 'favourites' },
  mypageMemorialAdd: { ...account, path: '/mypage/memorial/add', folder: 'memorial-form', slots: ['MemorialFormPage', 'MyPageLayout'] },
  mypageMemorialEdit: { ...account, path: '/mypage/memorial/:key/edit', key: 'number', folder: 'memorial-form', slots: ['MemorialFormPage', 'MyPageLayout'] },
  mypageMessages: { ...account, path: '/mypage/message-center', folder: 'message-list', slots: ['MessageListPage', 'MyPageLayout', 'Pagination'], menus: ['mypage'] },
  mypageMessage: { ...account, path: '/mypage/message-center/:key', key: 'number', folder: 'message', slots: ['MessagePage', 'MyPageLayout'] },
  mypagePoint: { ...account, path: '/mypage/point', folder: 'point', slots: ['PointPage', 'MyPageLayout', 'Pagination'], menus: ['mypage'], group: 'benefits' },
  mypageUserInfo: { ...account, path: '/mypage/user_info', folder: 'user-info', slots: ['UserInfoPage', 'MyPageLayout'], menus: ['mypage'], group: 'registration' },
  mypageUserInfoEdit: { ...account, path: '/mypage/user_info/edit', folder: 'user-info-form', slots: ['UserInfoFormPage', 'MyPageLayout'] },
  mypagePassword: { ...account, path: '/mypage/password', folder: 'password', slots: ['PasswordPage', 'MyPageLayout'], menus: ['mypage'], group: 'registration' },
  mypageSecondFactor: { ...account, path: '/mypage/second_factor', folder: 'second-factor', slots: ['SecondFactorPage', 'MyPageLayout'], menus: ['mypage'], group: 'registration' },
  mypageLoginHistory: { ...account, path: '/mypage/login_history', folder: 'login-history', slots: ['LoginHistoryPage', 'MyPageLayout', 'Pagination'], menus: ['mypage'], group: 'registration' },
  mypageLeave: { ...hidden, path: '/mypage/leave', folder: 'leave', slots: ['LeavePage', 'MyPageLayout'], menus: ['mypage'], group: 'registration' },
  mypageLogout: { ...hidden, path: '/mypage/logout', folder: 'logout', slots: ['LogoutPage'], menus: ['mypage'], group: 'registration' },
} as const satisfies Record<string, Screen>;
